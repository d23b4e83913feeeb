import Course
import Platform

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

  /// Messages for the teacher about the written files.
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
