#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

package enum Folder {
  package static func exists(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  /// Whether anything is there.
  package static func hasItem(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// A path with all links followed; `nil` if it leads nowhere.
  package static func resolved(_ path: String) -> String? {
    guard let place = realpath(path, nil) else { return nil }
    defer { free(place) }
    return String(cString: place)
  }

  /// Whether something can be kept in a folder, which need not be there yet.
  ///
  /// Nothing is made to find that out.
  package static func canBeWritten(_ path: String) -> Bool {
    var path = path
    while !hasItem(path), let slash = path.lastIndex(of: "/") {
      path = slash == path.startIndex ? "/" : String(path[..<slash])
    }
    return exists(path) && FileManager.default.isWritableFile(atPath: path)
  }

  /// An absolute path of a folder and all that it lies in, the innermost first and the root last.
  package static func withAllAbove(_ path: String) -> [String] {
    var folders: [String] = []
    var folder = path
    while let slash = folder.lastIndex(of: "/"), folder != "/" {
      folders.append(folder)
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
    return folders + ["/"]
  }

  /// The names of what is in a folder, hidden ones left out, in alphabetical order.
  ///
  /// Empty when there is no such folder.
  package static func names(in path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}
