/// The way from the root of the file system to a place: every folder and every link on it.
package struct PathWalk: Hashable, Sendable {
  /// A folder or a link on the way, or the file at its end.
  package struct Step: Hashable, Sendable {
    /// Its absolute path; no folder above it is a link.
    package let path: String
    package let facts: FileFacts

    package init(path: String, facts: FileFacts) {
      self.path = path
      self.facts = facts
    }
  }

  /// What is there, from the root on; where a link leads elsewhere, so does the way.
  package let steps: [Step]
  /// The place with all links followed, whether or not it is there yet.
  package let place: String
  package let isWhole: Bool

  /// More links in a row than any system follows.
  private static let mostLinks = 40

  /// Walks to a place as the system would, by an absolute path.
  package init(to path: String) {
    var names: [Substring] = []
    var rest = Array(path.split(separator: "/").reversed())
    var links = 0
    var steps = FileFacts("/").map { [Step(path: "/", facts: $0)] } ?? []
    while let name = rest.last {
      if name == "." || name == ".." {
        rest.removeLast()
        if name == ".." { _ = names.popLast() }
        continue
      }
      let here = "/" + (names + [name]).joined(separator: "/")
      guard let facts = FileFacts(here, followingLinks: false) else { break }
      if facts.isLink {
        links += 1
        guard links <= Self.mostLinks, let end = AtomicLink.target(of: here) else { break }
        if end.hasPrefix("/") { names = [] }
        rest.removeLast()
        rest += end.split(separator: "/").reversed()
      } else {
        rest.removeLast()
        names.append(name)
      }
      steps.append(Step(path: here, facts: facts))
    }
    self.steps = steps
    isWhole = rest.isEmpty
    place = "/" + (names + rest.reversed()).joined(separator: "/")
  }

  /// Whether the place lies in a folder, or a link in that folder is on the way to it.
  package func leadsThrough(_ folder: String) -> Bool {
    guard let folder = FileFacts(folder) else { return false }
    let links = steps.filter(\.facts.isLink).flatMap { Folder.withAllAbove($0.path).dropFirst() }
    return (links + Folder.withAllAbove(place)).contains {
      FileFacts($0)?.isSameFile(as: folder) ?? false
    }
  }
}
