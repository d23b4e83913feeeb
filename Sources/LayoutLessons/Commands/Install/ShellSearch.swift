import Platform
import Terminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Which file a shell runs when somebody types `lessons`.
struct ShellSearch {
  /// The folders of the variable `PATH`, in their order.
  private let folders: [String]
  private let home: String?

  init(_ environment: [String: String]) {
    home = environment["HOME"]
    folders = environment["PATH", default: ""].split(separator: ":").map(String.init)
  }

  /// The first file of that name that may be executed; `nil` if there is none.
  var found: String? {
    folders.lazy.map { "\($0)/lessons" }.first {
      FileManager.default.isExecutableFile(atPath: $0) && !Folder.exists($0)
    }
  }

  /// Whether the shell runs a certain file, under whatever name it finds it.
  func finds(_ program: String) -> Bool {
    guard let found = found.flatMap({ FileFacts($0) }), let own = FileFacts(program) else {
      return false
    }
    return found.isSameFile(as: own)
  }

  /// The line that makes a shell find what is in a folder before all else.
  func line(adding folder: String) -> String {
    guard let home, !home.isEmpty, folder.hasPrefix(home + "/") else {
      return "export PATH=\(folder.quotedForShell):\"$PATH\""
    }
    let rest = String(folder.dropFirst(home.count))
    return "export PATH=\"$HOME\"\(rest.quotedForShell):\"$PATH\""
  }
}
