/// Takes a file's bytes, piece by piece, in their order. What it throws ends the encoding.
package typealias ByteSink = (_ piece: [UInt8]) throws -> Void
