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
