import Foundation
import Testing

/// All that is below a folder: every file with its bytes, every folder, and every link with its target.
struct DiskPicture: Equatable {
  private(set) var items: [String: String] = [:]

  /// Looks at a folder, and at nothing in it whose path begins with one of some names.
  init(of root: String, without names: [String] = []) {
    let items = FileManager.default.enumerator(atPath: root)
    while let name = items?.nextObject() as? String {
      if names.contains(where: { name == $0 || name.hasPrefix("\($0)/") }) { continue }
      let path = "\(root)/\(name)"
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
        self.items[name] = "link to \(target)"
      } else {
        self.items[name] =
          FileManager.default.contents(atPath: path).map { "\($0.count) \($0.hashValue)" }
          ?? "folder"
      }
    }
  }

  /// What another picture has otherwise, by its paths.
  func changes(to other: DiskPicture) -> [String] {
    Set(items.keys).union(other.items.keys).filter { items[$0] != other.items[$0] }.sorted()
  }
}
