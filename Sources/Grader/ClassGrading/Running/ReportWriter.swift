import Course
import Platform

/// Writes a class's report from its journal, some learners at a time.
///
/// All files are written beside the old ones, made to last together, and then put in their place.
struct ReportWriter {
  /// One learner's results, and the journal's records of them.
  struct Entry: Sendable {
    var result: LearnerResult
    let frames: [[UInt8]]
  }

  private let folder: String
  private let target: String
  private let facts: ClassFacts
  private let jobs: Int
  private var classFiles: [ClassFileWriter] = []
  private let learnerFiles: [any LearnerFile]
  private var journal: FileStream
  private(set) var tally = ClassTally()
  /// The hashes of the written files, by their paths below the report's folder.
  private var written: [String: String] = [:]
  /// The last batch of learners, which the files about the class don't have yet.
  private var waiting: [LearnerResult] = []

  /// Messages for the teacher about the written files.
  private(set) var notices: [String] = []

  init(
    _ report: borrowing ReportFolder, _ header: JournalHeader, _ facts: ClassFacts,
    _ files: ReportFiles, jobs: Int
  ) throws(JournalError) {
    (folder, target) = (report.fresh, report.path)
    self.facts = facts
    self.jobs = jobs
    learnerFiles = files.learnerFiles
    try ReportFolder.makeFolder(folder)
    journal = try FileStream("\(folder)/.journal")
    journal.write(header.bytes)
    for file in files.classFiles {
      classFiles.append(try ClassFileWriter(file, in: folder, facts))
    }
    for file in learnerFiles { try ReportFolder.makeFolder("\(folder)/\(file.folder)") }
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
    let (files, folder, facts) = (learnerFiles, folder, facts)
    let found = WorkerThreads.map(classFiles.count + count, threads: jobs) {
      [classFiles, waiting] index in
      Result { () throws(JournalError) -> (Entry, [String: String])? in
        // Each file about the class keeps one thread busy, with the batch before.
        guard index >= classFiles.count else {
          classFiles[index].add(waiting, facts)
          return nil
        }
        var entry = try entry(index - classFiles.count)
        entry.result.line = ClassJSON.line(for: entry.result)
        var written: [String: String] = [:]
        for file in files {
          guard let text = file.text(for: entry.result, facts) else { continue }
          let name = "\(entry.result.learner.fileName).\(file.fileExtension)"
          let path = "\(file.folder)/\(name)"
          written[path] = try FileStream.write(text, to: "\(folder)/\(path)")
        }
        return (entry, written)
      }
    }
    waiting = []
    for found in found {
      guard let (entry, files) = try found.get() else { continue }
      tally.add(entry.result)
      written.merge(files) { $1 }
      for frame in entry.frames { journal.write(frame) }
      waiting.append(entry.result)
    }
  }

  /// Ends all files and puts them in the place of the old ones.
  mutating func finish(_ report: borrowing ReportFolder) throws(JournalError) {
    for file in classFiles {
      file.add(waiting, facts)
      written[file.path] = try file.end(facts)
    }
    try journal.end()
    // If the program is killed after this, the list names all files that it wrote.
    var list = WrittenFiles(in: target)
    list.add(written)
    try FileStream.write(list.text, to: "\(folder)/\(WrittenFiles.name)")
    report.sync()
    try place(WrittenFiles.name)
    for path in written.keys.sorted() {
      if let slash = path.lastIndex(of: "/") {
        try ReportFolder.makeInnerFolder("\(target)/\(path[..<slash])")
      }
      try place(path)
    }
    try place(".journal")
    notices =
      classFiles.flatMap(\.notices)
      + list.removeOthers(than: written, in: target).map(facts.strings.text)
    try FileStream.write(list.text, to: "\(folder)/\(WrittenFiles.name)")
    try place(WrittenFiles.name)
    RawRemoval.remove(RawPath(folder))
    report.sync()
  }

  private func place(_ path: String) throws(JournalError) {
    guard rename("\(folder)/\(path)", "\(target)/\(path)") == 0 else {
      throw ReportFolder.failure("\(target)/\(path)")
    }
  }
}
