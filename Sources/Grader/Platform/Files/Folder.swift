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

struct LinkCheck {
  private let folder: String
  /// The folder with all links followed, once it was asked for.
  private var root: String?

  init(_ folder: String) { self.folder = folder }

  /// Whether something below the folder is no link, or one that leads to a place in the folder; a link
  /// that leads nowhere doesn't.
  mutating func staysInside(_ path: String) -> Bool {
    guard FileFacts(path, followingLinks: false)?.isLink ?? false else { return true }
    root = root ?? Folder.resolved(folder)
    guard let root, let place = Folder.resolved(path) else { return false }
    return place == root || place.hasPrefix(root + "/")
  }
}

/// Where the running program is, which says where to find what travels with it.
///
/// A program that was moved elsewhere has nothing of its own: what happens to lie around it may be
/// anybody's, and some of it would be run.
package enum ProgramPlace: Hashable, Sendable {
  /// In `PREFIX/bin`, with all else in `PREFIX/share/lessons`.
  case installed(prefix: String)
  /// Below `CHECKOUT/.build`, where SwiftPM puts what it builds.
  case built(checkout: String)

  /// The place of a program by its path, links followed; `nil` for one that was moved elsewhere.
  package init?(_ program: String) {
    var folders = program.split(separator: "/").dropLast()
    let isInstalled = folders.last == "bin"
    if let build = folders.lastIndex(of: ".build") {
      self = .built(checkout: Self.path(folders[..<build]))
    } else if isInstalled {
      folders.removeLast()
      self = .installed(prefix: Self.path(folders))
    } else {
      return nil
    }
  }

  /// Without a slash at its end, so that the root is empty.
  private static func path(_ folders: ArraySlice<Substring>) -> String {
    folders.map { "/\($0)" }.joined()
  }

  package var course: String {
    switch self {
    case .installed(let prefix): "\(prefix)/share/lessons/Lessons"
    case .built(let checkout): "\(checkout)/Lessons"
    }
  }

  package var sources: String {
    switch self {
    case .installed(let prefix): "\(prefix)/share/lessons"
    case .built(let checkout): "\(checkout)/Sources"
    }
  }
}

extension String {
  /// The text as one word of a shell's command, in quotes where a shell would read it otherwise.
  ///
  /// Source: POSIX.1-2017, *Shell Command Language*, section 2.2.2.
  package var quotedForShell: String {
    let isPlain =
      !isEmpty
      && utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
          UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
    guard !isPlain else { return self }
    return "'"
      + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
