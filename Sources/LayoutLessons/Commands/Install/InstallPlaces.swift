import Platform
import Terminal

/// Where an installation keeps what, below its prefix.
///
/// All links lead through ``current``, so that changing that one link installs everything at once.
struct InstallPlaces {
  /// The folder that holds `bin`, `lib` and `share`: its absolute path, links followed, and empty for
  /// the root.
  let prefix: String

  /// What the shell calls.
  func program(_ name: ProgramName) -> String { "\(prefix)/bin/\(name.rawValue)" }
  /// The course and the sources, under a path that stays the same after an update.
  var share: String { "\(prefix)/share/lessons" }
  /// The folder of all copies of the program.
  var home: String { "\(prefix)/lib/lessons" }
  /// The link that says which copy is used.
  var current: String { "\(home)/current" }
  /// Says that the folder is an installation's, and which folders were made for it.
  var marker: String { "\(home)/installed-by-lessons" }

  /// Where the link to a program leads.
  func target(of name: ProgramName) -> String { "\(current)/bin/\(name.rawValue)" }
  /// The links to programs, with what each leads to.
  private var programs: [(String, String)] {
    ProgramName.allCases.map { (program($0), target(of: $0)) }
  }
  /// Where the link at ``share`` leads.
  var shareTarget: String { "\(current)/share/lessons" }

  /// The places below a folder, which need not be there yet.
  ///
  /// - Parameter prefix: Its absolute path; links on the way are followed.
  init(below prefix: String) {
    let place = PathWalk(to: prefix).place
    self.prefix = place == "/" ? "" : place
  }

  /// Whether something is installed, in full or in part.
  var isUsed: Bool {
    Folder.hasItem(marker)
      || (programs + [(share, shareTarget)]).contains { AtomicLink.target(of: $0) == $1 }
  }

  /// The first place that something else has taken; `nil` if nothing has.
  var takenPlace: String? {
    for (path, target) in programs + [(share, shareTarget)]
    where FileFacts(path, followingLinks: false) != nil && AtomicLink.target(of: path) != target {
      return path
    }
    guard let facts = FileFacts(home, followingLinks: false), !Folder.hasItem(marker) else {
      return nil
    }
    return facts.isFolder && Folder.names(in: home).isEmpty ? nil : home
  }

  /// The folders in which something is put.
  var folders: [String] { ["\(prefix)/bin", "\(prefix)/share", home] }

  /// The folders that have to be made, those further in last.
  var missingFolders: [String] {
    var missing: [String] = []
    for folder in folders.flatMap(Folder.withAllAbove).reversed()
    where !Folder.hasItem(folder) && !missing.contains(folder) {
      missing.append(folder)
    }
    return missing.sorted()
  }

  /// The complete copies of the program; more than one where somebody changed files of an older one.
  var copies: [InstalledCopy] {
    Folder.names(in: home).map { "\(home)/\($0)" }
      .filter { AtomicLink.target(of: $0) == nil }
      .map { InstalledCopy(path: $0) }.filter(\.isComplete)
  }
}
