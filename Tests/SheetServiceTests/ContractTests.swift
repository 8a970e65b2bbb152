import Foundation
import HTTPServer
import SheetConfiguration
import SheetEncoding
import Testing

@testable import SheetService

/// `openapi.yaml` held to the code by its text: the names, bounds and defaults that the reader knows are in it.
@Suite struct ContractTests {
    private let contract: String

    init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../openapi.yaml")
        contract = try String(contentsOf: file, encoding: .utf8)
    }

    @Test func pathsAreTheRoutes() throws {
        let tree = try Contract(yaml: contract).document
        var paths: [String] = []
        for path in try #require(tree["paths"]).members {
            let parameters = path.value["parameters"]
            let files = parameters.flatMap { list in
                if case .array(let elements) = list {
                    elements.first { $0["name"] == .string("extension") }
                } else {
                    nil
                }
            }
            guard case .array(let extensions) = files?["schema"]?["enum"] else {
                paths.append(path.name)
                continue
            }
            for case .string(let name) in extensions { paths.append(path.name.replacing("{extension}", with: name)) }
        }
        #expect(paths.sorted() == Route.all.map(\.template).sorted())
    }

    @Test func operationsAreTheMethodsOfTheirRoutes() throws {
        let paths = try #require(try Contract(yaml: contract).document["paths"])
        for path in paths.members {
            let name = path.name.dropFirst("/v1/".count).prefix { $0.isLetter }
            let known = Kind.allCases.first { $0.rawValue == name }
            let format = known?.formats.first?.rawValue ?? ""
            let template = path.name.replacing("{extension}", with: format)
            let route = try #require(Route.all.first { $0.template == template }, "\(template)")
            let methods = path.value.members.map(\.name).filter { $0 != "parameters" }.map { $0.uppercased() }
            #expect(methods.sorted() == route.methods.map(\.name).sorted(), "\(template)")
        }
    }

    @Test func schemaForEditorsIsTheContractsOwn() throws {
        let contract = try Contract(yaml: contract)
        #expect(contract.schema["$ref"] == .string("#/$defs/Configuration"))
        let sheet = contract.document["components"]?["schemas"]?["Sheet"]?["properties"]?["cornerRadius"]
        #expect(sheet != nil)
        #expect(contract.schema["$defs"]?["Sheet"]?["properties"]?["cornerRadius"] == sheet)
        #expect(contract.schema["$defs"]?["Problem"] == nil)
        #expect(!String(decoding: contract.schema.bytes, as: UTF8.self).contains("#/components"))
    }

    @Test func enumerationsAreTheCodes() {
        #expect(enumeration("Device") == Device.all.map(\.name))
        #expect(enumeration("TransitionStyle") == TransitionStyle.allCases.map(\.rawValue))
        #expect(enumeration("Orientation") == ScreenConfiguration.Orientation.allCases.map(\.rawValue))
        #expect(enumeration("Phase") == OutputConfiguration.Phase.allCases.map(\.rawValue))
        #expect(enumeration("PresentationStyle") == PresentationStyle.allCases.map(\.rawValue))
        #expect(enumeration("SystemMetrics") == SystemMetrics.allCases.map(\.rawValue))
        #expect(enumeration("ContainerProfile") == ContainerProfile.allCases.map(\.rawValue))
        #expect(enumeration("KeyboardMovement") == KeyboardMovement.allCases.map(\.rawValue))
        #expect(enumeration("Step") == StoryboardAction.Name.allCases.map(\.rawValue))
        #expect(enumeration("StoryboardEvent") == StoryboardEvent.allCases.map(\.rawValue))
        #expect(enumeration("Preset") == Preset.all.map(\.name) + ["null"])
        #expect(enumeration("Appearance") == Traits.Appearance.allCases.map(\.rawValue))
        #expect(enumeration("AccessibilityContrast") == Traits.AccessibilityContrast.allCases.map(\.rawValue))
        #expect(enumeration("ContentSizeCategory") == ContentSizeCategory.allCases.map(\.rawValue))
        #expect(enumeration("SystemColor") == SystemColor.allCases.map(\.rawValue))
        #expect(enumeration("Symbol") == Symbol.allCases.map(\.rawValue))
        #expect(enumeration("TextStyleName") == TextStyleName.allCases.map(\.rawValue))
        #expect(enumeration("ContentTemplate") == ContentTemplate.allCases.map(\.rawValue) + ["null"])
        #expect(enumeration("Annotation") == Annotation.allCases.map(\.rawValue))
        #expect(enumeration("Fault") == Fault.Code.allCases.map(\.rawValue))
    }

    @Test(arguments: ConfigurationMember.all(within: .standard).map(\.name))
    func everyMemberIsDescribed(name: String) throws {
        let last = try #require(name.split(separator: ".").last)
        #expect(contract.contains("\n        \(last):") || contract.contains("\n            \(last):"))
    }

    /// A block's schema has its members, each on a line of its own, and no others.
    @Test(arguments: ContentBlock.Kind.allCases)
    func everyBlockIsDescribed(kind: ContentBlock.Kind) throws {
        let name = kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst() + "Block"
        let lines = contract.split(separator: "\n").map(String.init)
        let start = try #require(lines.firstIndex(of: "    \(name):"))
        let schema = lines[(start + 1)...].prefix { $0.hasPrefix("      ") }
        let described = schema.filter { $0.hasPrefix("        ") && !$0.hasPrefix("         ") }
            .compactMap { $0.split(separator: ":").first?.trimmingCharacters(in: .whitespaces) }
        #expect(described == ["type"] + ContentBlock.members(of: kind, within: .standard).map(\.name))
    }

    /// The names listed under `enum` in the schema `name`, in a block or in brackets.
    private func enumeration(_ name: String) -> [String] {
        let lines = contract.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let start = lines.firstIndex(of: "    \(name):"),
            let list = lines[start...].firstIndex(where: { $0.contains("enum:") })
        else { return [] }
        if let open = lines[list].firstIndex(of: "[") {
            return lines[list][open...].dropFirst().dropLast().split(separator: ", ").map(String.init)
        }
        return lines[(list + 1)...].prefix { $0.contains("- ") }
            .map { $0.trimmingCharacters(in: .whitespaces).dropFirst(2) }.map(String.init)
    }
}
