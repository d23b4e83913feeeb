/// The files that a page has handed over, in place of a disk: texts by their paths.
///
/// A module in a page has one thread, and one course, which is added before anything is read.
enum MemoryFiles {
  nonisolated(unsafe) private static var texts: [String: String] = [:]
  nonisolated(unsafe) private static var names: [String: Set<String>] = [:]

  /// Adds a file and the folders that it lies in.
  static func add(_ text: String, at path: String) {
    texts[path] = text
    var inner = path
    while let slash = inner.lastIndex(of: "/") {
      let folder = String(inner[..<slash])
      names[folder, default: []].insert(String(inner[inner.index(after: slash)...]))
      inner = folder
    }
  }

  fileprivate static func text(_ path: String) -> String? { texts[path] }
  fileprivate static func names(in folder: String) -> Set<String>? { names[folder] }
}

/// Looks into folders.
package enum Folder {
  /// Whether a folder is there.
  package static func exists(_ path: String) -> Bool { MemoryFiles.names(in: path) != nil }

  /// Whether anything is there.
  package static func hasItem(_ path: String) -> Bool {
    MemoryFiles.text(path) != nil || exists(path)
  }

  /// The names of what is in a folder, in alphabetical order.
  package static func names(in path: String) -> [String] {
    (MemoryFiles.names(in: path) ?? []).sorted()
  }
}

/// Reads text files.
package enum TextFile {
  /// The text of a file.
  ///
  /// - Throws: ``TextFileError`` with ``TextFileError/Reason/missing`` if there is none.
  package static func read(_ path: String) throws(TextFileError) -> String {
    guard let text = MemoryFiles.text(path) else { throw TextFileError(path, .missing) }
    return text
  }
}

/// There are no links that could lead out of a folder.
struct LinkCheck {
  init(_ folder: String) {}

  /// Whether something below the folder leads to a place in the folder.
  mutating func staysInside(_ path: String) -> Bool { true }
}

/// Works on the one thread that there is.
package enum WorkerThreads {
  /// The value for each number from 0, in their order.
  package static func map<Value: Sendable>(
    _ count: Int, threads: Int, _ body: @escaping @Sendable (Int) -> Value
  ) -> [Value] {
    (0..<count).map(body)
  }
}
