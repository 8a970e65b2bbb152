// swift-tools-version: 6.2
import PackageDescription

/// The same strict reading of the language everywhere: every warning is an error, imports say how far they
/// reach, existentials say `any`, and every unsafe call is marked where it stands.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "sheetreel",
    products: [
        .executable(name: "sheetreel", targets: ["sheetreel"])
    ],
    targets: [
        // Three rooms stand on the ground and know nothing of each other.
        .target(name: "SheetConfiguration", swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
        .target(
            name: "SheetEncoding",
            dependencies: ["CDeflate", "CPixelKernels", "CGIF", "CWebP"],
            swiftSettings: strict,
            linkerSettings: [.linkedLibrary("m")]
        ),
        .target(name: "HTTPServer", dependencies: ["CLinux"], swiftSettings: strict),

        // Time → pose → scene → pixels; each imports only what stands above it in this list.
        .target(name: "SheetMotion", dependencies: ["SheetConfiguration", "CMath"], swiftSettings: strict),
        .target(
            name: "SheetScene",
            dependencies: ["SheetConfiguration", "SheetMotion", "CMath"],
            swiftSettings: strict
        ),
        .target(
            name: "SheetRaster",
            dependencies: [
                "SheetConfiguration", "SheetMotion", "SheetScene", "SheetEncoding", "CCairo", "CPango", "CMath",
                "CPixelKernels", "CJPEG",
            ],
            swiftSettings: strict
        ),

        // The only room that knows both worlds, and the command on top of it.
        .target(
            name: "SheetService",
            dependencies: [
                "SheetConfiguration", "SheetMotion", "SheetScene", "SheetRaster", "SheetEncoding", "HTTPServer",
                "CResources",
                "CCrypto",
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "sheetreel",
            dependencies: ["SheetService", "SheetConfiguration", "SheetMotion", "SheetRaster", "HTTPServer"],
            swiftSettings: strict
        ),

        // What script/bench runs.
        .executableTarget(
            name: "SheetBenchmarks",
            dependencies: ["SheetService", "SheetConfiguration", "SheetRaster", "SheetEncoding"],
            swiftSettings: strict
        ),

        // C: system libraries, and five tiny targets of our own.
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(name: "CGIF", pkgConfig: "libgif", providers: [.apt(["libgif-dev"])]),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),
        .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        .target(name: "CMath", linkerSettings: [.linkedLibrary("m")]),
        .target(name: "CLinux"),
        .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
        .target(name: "CPixelKernels"),
        .target(name: "CResources", exclude: ["playground.html", "playground.css", "playground.js"]),

        // A server of nothing, for the tools that measure HTTPServer or compare it with others.
        .executableTarget(
            name: "HTTPProbe",
            dependencies: ["HTTPServer"],
            path: "Tests/HTTPProbe",
            swiftSettings: strict
        ),

        // One test target a room.
        .testTarget(name: "SheetConfigurationTests", dependencies: ["SheetConfiguration"], swiftSettings: strict),
        .testTarget(
            name: "SheetMotionTests",
            dependencies: ["SheetMotion", "SheetConfiguration", "CMath"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "SheetSceneTests",
            dependencies: ["SheetScene", "SheetMotion", "SheetConfiguration"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "SheetRasterTests",
            dependencies: [
                "SheetRaster", "SheetScene", "SheetMotion", "SheetConfiguration", "SheetEncoding", "CMath",
                "CPixelKernels",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "SheetEncodingTests",
            dependencies: ["SheetEncoding", "CDeflate", "CPixelKernels"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "SheetServiceTests",
            dependencies: ["SheetService", "SheetConfiguration", "SheetEncoding", "SheetRaster", "HTTPServer"],
            swiftSettings: strict
        ),
        .testTarget(name: "SheetreelTests", dependencies: ["sheetreel", "SheetService"], swiftSettings: strict),
        .testTarget(
            name: "HTTPServerTests",
            dependencies: ["HTTPServer", "CLinux"],
            // Scripts around HTTPProbe.
            exclude: ["Differential", "Measurements"],
            swiftSettings: strict
        ),
    ]
)
