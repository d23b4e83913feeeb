import Foundation

/// A scene of Interface Builder with the frames of Apple's own engine, as its line in the file says.
///
/// It is read apart from the reader that the program has, which knows no stack views and would pass its
/// slips on.
struct OracleScene: Decodable {
  struct View: Decodable {
    let id: String
    let kind: String
    let parent: String?
    /// In the parent; the expected answer, but where it is given.
    let frame: [CGFloat]
    let given: String?
    let autoresizingMask: [String]?
    let intrinsic: [CGFloat?]?
    /// What content may ask for besides without moving anything.
    let stressIntrinsic: [CGFloat?]?
    let hugging: [Float]?
    let compression: [Float]?
    let layoutMargins: [CGFloat]?
    let safeAreaInsets: [CGFloat]?
    let alignmentInsets: [CGFloat]?
    let stack: Stack?
    let hidden: Bool?
  }

  struct Stack: Decodable {
    let axis: String
    let distribution: String
    let alignment: String
    let spacing: CGFloat
    let modelled: Bool
  }

  struct Guide: Decodable {
    let id: String
    let kind: String
    let owner: String
    let length: CGFloat?
  }

  struct Side: Decodable {
    let item: String
    let attribute: String

    init(from decoder: any Decoder) throws {
      var parts = try decoder.unkeyedContainer()
      item = try parts.decode(String.self)
      attribute = try parts.decode(String.self)
    }
  }

  struct Constraint: Decodable {
    let first: Side
    let relation: String
    let second: Side?
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: Float
    let origin: String?
    let trivial: Bool?
  }

  let id: String
  let tolerance: CGFloat
  let views: [View]
  let guides: [Guide]
  let constraints: [Constraint]

  /// The scenes of a file with one in each line.
  static func scenes(of file: URL) throws -> [OracleScene] {
    let decoder = JSONDecoder()
    return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map {
      try decoder.decode(OracleScene.self, from: $0)
    }
  }
}
