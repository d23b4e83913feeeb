import Course
import Platform
import Synchronization

/// Writes a class's report from its journal, some learners at a time.
///
/// All files are written beside the old ones, made to last together, and then put in their place.
struct ReportWriter {
  /// One learner's results, and the journal's records of them.
  struct Entry: Sendable {
    let result: LearnerResult
    let frames: [[UInt8]]
  }

  private var files: FreshFiles
  private let facts: ClassFacts
  private let jobs: Int
  private var classFiles: [ClassFileWriter] = []
  private let learnerFiles: [any LearnerFile]
  private var journal: FileStream
  private(set) var overview = ClassOverview()
  /// The last batch of learners, which the files about the class don't have yet.
  private var waiting: [LearnerResult] = []

  private(set) var notices: [String] = []

  init(
    _ report: borrowing ReportFolder, _ header: JournalHeader, _ facts: ClassFacts,
    _ files: ReportFiles, jobs: Int
  ) throws(JournalError) {
    self.files = try FreshFiles(report)
    self.facts = facts
    self.jobs = jobs
    learnerFiles = files.learnerFiles
    journal = try FileStream("\(self.files.folder)/\(ReportFolder.journal)")
    journal.write(header.bytes)
    for file in files.classFiles {
      classFiles.append(try ClassFileWriter(file, in: self.files.folder, facts))
    }
    for file in learnerFiles { try self.files.makeFolder(file.folder) }
  }

  /// So many learners are held in memory at a time.
  static let batch = 32

  /// Writes all that is said of some learners, at most ``batch``.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - entry: Gives a learner of the batch, asked from several threads.
  /// - Throws: ``JournalError``.
  mutating func add(
    _ count: Int, _ entry: @escaping @Sendable (Int) throws(JournalError) -> Entry
  ) throws(JournalError) {
    let (learnerFiles, folder, facts) = (learnerFiles, files.folder, facts)
    let found = WorkerThreads.map(classFiles.count + count, threads: jobs) {
      [classFiles, waiting] index in
      Result { () throws(JournalError) -> (Entry, [String: String])? in
        // Each file about the class keeps one thread busy, with the batch before.
        guard index >= classFiles.count else {
          classFiles[index].add(waiting, facts)
          return nil
        }
        let entry = try entry(index - classFiles.count)
        var written: [String: String] = [:]
        for file in learnerFiles {
          guard let text = file.text(for: entry.result, facts) else { continue }
          let name = "\(entry.result.learner.fileName).\(file.fileExtension)"
          let path = "\(file.folder)/\(name)"
          written[path] = try FileStream.write(text, to: ReportFolder.place(of: path, in: folder))
        }
        return (entry, written)
      }
    }
    waiting = []
    for found in found {
      guard let (entry, hashes) = try found.get() else { continue }
      overview.add(entry.result)
      files.add(hashes)
      for frame in entry.frames { journal.write(frame) }
      waiting.append(entry.result)
    }
  }

  /// Ends all files and puts them in the place of the old ones.
  mutating func finish(_ report: borrowing ReportFolder) throws(JournalError) {
    for file in classFiles {
      file.add(waiting, facts)
      files.add([file.path: try file.end(facts)])
    }
    try journal.end()
    notices = classFiles.flatMap(\.notices) + (try files.replaceOld(in: report, facts.strings))
  }
}

package struct ReportFiles {
  package var classFiles: [any ClassFile]
  package var learnerFiles: [any LearnerFile]

  package init(classFiles: [any ClassFile] = [], learnerFiles: [any LearnerFile] = []) {
    self.classFiles = classFiles
    self.learnerFiles = learnerFiles
  }
}

/// Writes one file about a class; several of them can run at the same time.
final class ClassFileWriter: Sendable {
  private struct State {
    var file: any ClassFile
    var stream: FileStream
    /// Where the text about each learner begins, and where the last one ends.
    var places = [0]
  }

  /// Where the file is, below the report's folder.
  let path: String
  private let folder: String
  private let state: Mutex<State>

  init(
    _ file: any ClassFile, in folder: String, _ facts: ClassFacts
  ) throws(JournalError) {
    (path, self.folder) = (file.path, folder)
    if let slash = path.lastIndex(of: "/") {
      try ReportFolder.makeFolder(ReportFolder.place(of: String(path[..<slash]), in: folder))
    }
    var (file, stream) = (file, try FileStream(ReportFolder.place(of: file.path, in: folder)))
    stream.write(Array(file.beginning(facts).utf8))
    state = Mutex(State(file: file, stream: stream))
  }

  var notices: [String] { state.withLock { $0.file.notices } }

  func add(_ results: [LearnerResult], _ facts: ClassFacts) {
    state.withLock { state in
      for result in results {
        let text = Array(state.file.text(for: result, facts).utf8)
        state.stream.write(text)
        state.places.append((state.places.last ?? 0) + text.count)
      }
    }
  }

  /// Writes the text after the last learner, and returns the file's hash.
  func end(_ facts: ClassFacts) throws(JournalError) -> String {
    try state.withLock { state -> Result<String, JournalError> in
      Result { () throws(JournalError) in
        guard let pieces = state.file.arranged(facts) else {
          state.stream.write(Array(state.file.end(facts).utf8))
          return try state.stream.end()
        }
        try state.stream.end()
        return try Self.arrange(pieces, of: "\(folder)/\(path)", at: state.places)
      }
    }.get()
  }

  /// Writes a file anew with the learners' texts in another order, and returns its hash; only
  /// one of them is in memory.
  private static func arrange(
    _ pieces: [ClassFilePiece], of path: String, at places: [Int]
  ) throws(JournalError) -> String {
    let source = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard source >= 0, unlink(path) == 0 else { throw ReportFolder.failure(path) }
    defer { close(source) }
    var stream = try FileStream(path)
    for piece in pieces {
      switch piece {
      case .text(let text): stream.write(Array(text.utf8))
      case .learner(let learner):
        let count = places[learner + 1] - places[learner]
        let text = OpenFile.read(count, from: source, at: places[learner])
        guard text.count == count else { throw ReportFolder.failure(path) }
        stream.write(text)
      }
    }
    return try stream.end()
  }
}
