import Course
import LayoutEngine
import Platform

/// Searches one learner's submission for answers, in all its folders; follows no link.
struct AnswerSearch {
  /// Folders below this depth are left out.
  static let deepest = 8
  /// How many files and folders of one learner are looked at.
  static let mostEntries = 2000

  /// How many files that aren't answers are remembered, to be listed beside a missing answer.
  private static let mostOthers = 200

  /// A file that was found.
  struct Found: Hashable {
    let path: RawPath
    /// The path below the folder of submissions, to be shown.
    let shown: String
    /// The name of the folder that it lies in.
    let folder: [UInt8]
    /// The answer as which the file's name was read; `nil` for other files.
    var reading: AnswerNames.Reading?
    /// Whether the learner gave the file another name, so that the teacher is told.
    var isTold = false

    /// The number behind the name; 0 if there is none.
    var number: Int { reading?.number ?? 0 }

    var isExact: Bool { reading?.isExact ?? false }

    /// The folder that it lies in.
    var parent: ArraySlice<UInt8> {
      path.bytes[..<(path.bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0)]
    }
  }

  /// The files that the search found.
  struct Result {
    /// By the names of exercises' files, in order of their paths.
    var answers: [String: [Found]] = [:]
    var progress: [Found] = []
    var archives: [Found] = []
    /// Other files, as they are shown.
    var others: [String] = []
    /// Links, which were left out.
    var links: [String] = []
    /// Folders that can't be read.
    var unreadable: [TextFileError] = []
    /// Whether there is more than is looked at, so that nothing here is complete.
    var isCut = false
    /// Whether there is more than is looked at, but all of a learner's folder was.
    var isWorkspaceAlone = false
    var isTooDeep = false
    /// Folders of courses, whose files aren't answers.
    var courses: [String] = []
    /// Whether there is anything at all, hidden files aside.
    var hasAnything = false
  }

  private let names: AnswerNames
  /// The prefix of every path that is shown.
  private let root: RawPath
  private var rest = Self.mostEntries
  private var result = Result()
  /// What was found in a learner's folder, which is looked at before what is beside it.
  private var workspace: Result?

  /// - Parameters:
  ///   - names: The file names of answers.
  ///   - root: The folder of submissions.
  init(names: AnswerNames, root: RawPath) {
    self.names = names
    self.root = root
  }

  private static let progressName = Array("progress.json".utf8)
  private static let courseName = Array("course.json".utf8)
  private static let workspaceName = Array("layout-lessons".utf8)

  func result(of submission: Submission) -> Result {
    var search = self
    for file in submission.files {
      search.result.hasAnything = true
      let found = search.found(file.path, in: [])
      if let reading = names.reading(of: Array(file.name.utf8)) {
        search.add(found, reading, isTold: !file.isNumbered(reading))
      } else if Self.isArchive(file.name) {
        search.result.archives.append(found)
      } else {
        search.addOther(found)
      }
    }
    for folder in submission.folders {
      search.look(into: folder.path, named: folder.name, depth: 1)
    }
    guard search.result.isCut, var found = search.workspace else { return search.result }
    found.isWorkspaceAlone = true
    return found
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
    if depth > 1, folder.entries.contains(where: { $0.name == Self.courseName }) {
      result.courses.append(shown(path))
      return
    }
    let isFirst = { (entry: RawFolder.Entry) in entry.name == Self.workspaceName }
    for entry in folder.entries.filter(isFirst) + folder.entries.filter({ !isFirst($0) })
    where !entry.isHidden {
      result.hasAnything = true
      let inner = path.appending(entry.name)
      if entry.kind != .folder, let reading = names.reading(of: entry.name) {
        add(found(inner, in: name), reading, isTold: true)
        continue
      }
      switch entry.kind {
      case .folder where depth == Self.deepest: result.isTooDeep = true
      case .folder:
        look(into: inner, named: entry.name, depth: depth + 1)
        if entry.name == Self.workspaceName, !result.isCut { workspace = result }
      case .link: result.links.append(shown(inner))
      case .file where entry.name == Self.progressName:
        result.progress.append(found(inner, in: name))
      case .file where Self.isArchive(RawPath.shown(entry.name)):
        result.archives.append(found(inner, in: name))
      case .file, .other: addOther(found(inner, in: name))
      }
    }
  }

  /// Adds an answer; a name that isn't exact may have been changed by a learning system.
  private mutating func add(_ found: Found, _ reading: AnswerNames.Reading, isTold: Bool) {
    var found = found
    (found.reading, found.isTold) = (reading, isTold && !reading.isExact)
    result.answers[reading.answer, default: []].append(found)
  }

  private mutating func addOther(_ found: Found) {
    if result.others.count < Self.mostOthers { result.others.append(found.shown) }
  }

  private func found(_ path: RawPath, in folder: [UInt8]) -> Found {
    Found(path: path, shown: shown(path), folder: folder)
  }

  private func shown(_ path: RawPath) -> String {
    path == root
      ? "." : RawPath.shown(Array(path.bytes.dropFirst(root.bytes.count + 1)))
  }

  static func isArchive(_ name: String) -> Bool {
    let name = name.lowercased()
    return RawPath.archiveEndings.contains { name.hasSuffix($0) }
  }
}

/// The file names of answers, and other names that are read as one of them.
///
///     turn-around.layout            exactly the name
///     Turn Around (1).layout.txt    the same name with another spelling and the number 1
struct AnswerNames: Sendable {
  /// A file's name, read as that of an answer.
  struct Reading: Hashable {
    /// The answer's own name.
    let answer: String
    /// The number that a browser or a learning system put behind the name; 0 if there is none.
    let number: Int
    /// Whether the name is that of the answer, letter for letter.
    let isExact: Bool
  }

  private let exact: [[UInt8]: String]
  /// By the spelling without capitals, spaces and dashes; names that would be spelled alike are left out.
  private let folded: [String: String]

  init(_ exercises: some Sequence<Exercise>) {
    let names = exercises.flatMap(\.fileNames)
    exact = Dictionary(names.map { (Array($0.utf8), $0) }, uniquingKeysWith: { first, _ in first })
    folded = Dictionary(grouping: exact.values, by: { Self.fold($0) })
      .compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// Reads a name; `nil` if no answer, or more than one, could be meant.
  func reading(of name: [UInt8]) -> Reading? {
    if let answer = exact[name] { return Reading(answer: answer, number: 0, isExact: true) }
    var rest = PersonName.trimmed(RawPath.shown(name).lowercased())[...]
    // Editors and learning systems hide this ending, or add it.
    if rest.hasSuffix(".txt") { rest = rest.dropLast(".txt".count) }
    var number = Self.takeNumber(from: &rest)
    guard let dot = rest.lastIndex(of: ".") else { return nil }
    var stem = rest[..<dot]
    var answer = folded[Self.fold(rest)]
    if answer == nil, number == nil {
      number = Self.takeNumber(from: &stem)
      answer = folded[Self.fold(stem) + Self.fold(rest[dot...])]
    }
    return answer.map { Reading(answer: $0, number: number ?? 0, isExact: false) }
  }

  /// Whether a file's name looks like an exercise's id, so that the file may be the answer.
  static func isSimilar(_ file: String, to exercise: String) -> Bool {
    let name = file.split(separator: "/").last ?? ""
    let (stem, id) = (fold(name.prefix { $0 != "." }), fold(exercise))
    return stem.hasPrefix(id) || !NearestNames.suggestions(for: stem, among: [id]).isEmpty
  }

  /// A longer number is a date, or the learner's own.
  private static let longestNumber = 2

  /// The name without capitals, spaces and dashes.
  private static func fold(_ name: some StringProtocol) -> String {
    String(name.lowercased().filter { !isGap($0) })
  }

  private static func isGap(_ character: Character) -> Bool {
    character.isWhitespace || "-_‐‑–—".contains(character)
  }

  /// Takes ` (1)`, `-1`, `_1` or ` 1` from the end of a name.
  private static func takeNumber(from name: inout Substring) -> Int? {
    let isBracketed = name.last == ")"
    var rest = isBracketed ? name.dropLast() : name
    let digits = rest.reversed().prefix { $0.isASCII && $0.isNumber }.count
    guard 1...longestNumber ~= digits, let number = Int(rest.suffix(digits)) else { return nil }
    rest = rest.dropLast(digits)
    guard let last = rest.last, isBracketed ? last == "(" : isGap(last) else { return nil }
    name = rest.dropLast()
    return number
  }
}
