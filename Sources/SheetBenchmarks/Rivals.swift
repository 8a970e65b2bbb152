import Glibc

/// Other people's PNG writers: the library that script/bench builds from Benchmarks/rivals.c. It stays open.
@safe struct Rivals {
    private typealias Count = @convention(c) () -> Int
    private typealias Name = @convention(c) (Int) -> UnsafePointer<CChar>
    private typealias Encode = @convention(c) (Int, UnsafePointer<UInt32>, Int32, Int32) -> Int

    let names: [String]
    private let encode: Encode

    struct Missing: Error {
        let reason: String
    }

    /// Opens the library at `path`.
    init(at path: String) throws(Missing) {
        guard let library = unsafe dlopen(path, RTLD_NOW) else {
            throw Missing(reason: unsafe String(cString: dlerror()))
        }
        guard let count = unsafe dlsym(library, "rival_count"),
            let name = unsafe dlsym(library, "rival_name"),
            let encode = unsafe dlsym(library, "rival_encode")
        else {
            throw Missing(reason: "\(path) is not what script/bench builds")
        }
        unsafe self.encode = unsafeBitCast(encode, to: Encode.self)
        let (counted, named) = unsafe (unsafeBitCast(count, to: Count.self)(), unsafeBitCast(name, to: Name.self))
        names = (0..<counted).map { unsafe String(cString: named($0)) }
    }

    /// The size of the file that a rival makes of opaque pixels, in bytes.
    func encodedCount(_ rival: Int, _ pixels: [UInt32], width: Int, height: Int) -> Int {
        unsafe encode(rival, pixels, Int32(width), Int32(height))
    }
}
