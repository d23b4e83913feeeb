import Platform

/// Searches one learner's submission for answers, in all its folders; follows no link.
struct AnswerSearch {
  /// Folders below this depth are left out.
  static let deepest = 8
  /// How many files and folders of one learner are looked at.
  static let mostEntries = 2000

  /// A file that is called like an answer.
  struct Found: Hashable {
    let path: RawPath
    /// The path below the folder of submissions, to be shown.
    let shown: String
    /// The name of the folder that it lies in.
    let folder: [UInt8]
  }

  /// The files that the search found.
  struct Result {
    /// By the names of exercises' files, in order of their paths.
    var answers: [String: [Found]] = [:]
    var progress: [Found] = []
    var archives: [Found] = []
    /// Links, which were left out.
    var links: [String] = []
    /// Folders that can't be read.
    var unreadable: [TextFileError] = []
    /// Whether there is more than is looked at, so that nothing here is complete.
    var isCut = false
    var isTooDeep = false
    /// Whether there is anything at all, hidden files aside.
    var hasAnything = false
  }

  private let names: [[UInt8]: String]
  /// The prefix of every path that is shown.
  private let root: RawPath
  private var rest = Self.mostEntries
  private var result = Result()

  /// - Parameters:
  ///   - names: The file names of answers.
  ///   - root: The folder of submissions.
  init(names: [[UInt8]: String], root: RawPath) {
    self.names = names
    self.root = root
  }

  private static let progressName = Array("progress.json".utf8)

  /// Searches a learner's submission.
  func result(of submission: Submission) -> Result {
    var search = self
    for file in submission.files {
      search.result.hasAnything = true
      let found = search.found(file.path, in: [])
      for name in file.names where names[Array(name.utf8)] != nil {
        search.result.answers[name, default: []].append(found)
        break
      }
      if file.names.contains(where: Self.isArchive) { search.result.archives.append(found) }
    }
    for folder in submission.folders {
      search.look(into: folder.path, named: folder.name, depth: 1)
    }
    return search.result
  }

  private mutating func look(into path: RawPath, named name: [UInt8], depth: Int) {
    guard !result.isCut else { return }
    let folder: RawFolder
    do { folder = try RawFolder(path, most: rest, followingLinks: path == root) } catch {
      result.unreadable.append(error.named(shown(path)))
      return
    }
    rest -= folder.entries.count
    if folder.isCut { result.isCut = true }
    for entry in folder.entries where !entry.isHidden {
      result.hasAnything = true
      let inner = path.appending(entry.name)
      if let answer = names[entry.name], entry.kind != .folder {
        result.answers[answer, default: []].append(found(inner, in: name))
        continue
      }
      switch entry.kind {
      case .folder where depth == Self.deepest: result.isTooDeep = true
      case .folder: look(into: inner, named: entry.name, depth: depth + 1)
      case .link: result.links.append(shown(inner))
      case .file where entry.name == Self.progressName:
        result.progress.append(found(inner, in: name))
      case .file where Self.isArchive(RawPath.shown(entry.name)):
        result.archives.append(found(inner, in: name))
      case .file, .other: break
      }
    }
  }

  private func found(_ path: RawPath, in folder: [UInt8]) -> Found {
    Found(path: path, shown: shown(path), folder: folder)
  }

  private func shown(_ path: RawPath) -> String {
    path == root
      ? "." : RawPath.shown(Array(path.bytes.dropFirst(root.bytes.count + 1)))
  }

  static func isArchive(_ name: String) -> Bool { name.lowercased().hasSuffix(".zip") }
}
