import Foundation
import Testing

/// The worked-out cases about Masonry, which other tests keep beside them.
enum MasonryVectors {
  /// A form of the README's and the equations that it stands for.
  struct Form: Sendable {
    let id: String
    let equations: [String]
  }

  /// All forms, in the order of the file.
  static let forms: [Form] = {
    let found = (try? vectors(in: "masonry-forms")) ?? []
    return found.compactMap { vector in
      guard let id = vector["id"] as? String, let equations = vector["equations"] as? [String]
      else { return nil }
      return Form(id: id, equations: equations)
    }
  }()

  /// The frames of a layout, each as x, y, width and height; -1 for what is open.
  static func frames(_ id: String) throws -> [String: [Double]] {
    let vector = try #require(vectors(in: "seeds").first { $0["id"] as? String == id })
    let expect = try #require(vector["expect"] as? [String: Any])
    let frames = try #require(expect["frames"] as? [String: [Any]])
    return frames.mapValues { $0.map { ($0 as? NSNumber)?.doubleValue ?? -1 } }
  }

  private static func vectors(in name: String) throws -> [[String: Any]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "../../ReferenceCasesTests/Vectors/\(name).json")
    let content = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    return try #require((content as? [String: Any])?["vectors"] as? [[String: Any]])
  }
}
