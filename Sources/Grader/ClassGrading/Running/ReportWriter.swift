import Platform

/// Writes a class's report from its journal, some learners at a time.
///
/// All files are written beside the old ones, made to last together, and then put in their place.
struct ReportWriter {
  /// What is said of one learner, and the same as the journal has it.
  struct Entry: Sendable {
    let result: LearnerResult
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
  private var names: Set<String> = []

  /// What the teacher should know about the files.
  var notices: [String] { classFiles.flatMap(\.notices) }

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
  static let batch = 64

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
    let found = WorkerThreads.map(count, threads: jobs) { index in
      Result { () throws(JournalError) in
        let entry = try entry(index)
        for file in files {
          let name = "\(entry.result.learner.fileName).\(file.fileExtension)"
          try FileStream.write(
            file.text(for: entry.result, facts), to: "\(folder)/\(file.folder)/\(name)")
        }
        return entry
      }
    }
    var results: [LearnerResult] = []
    for found in found {
      let entry = try found.get()
      tally.add(entry.result)
      names.insert(entry.result.learner.fileName)
      for frame in entry.frames { journal.write(frame) }
      results.append(entry.result)
    }
    _ = WorkerThreads.map(classFiles.count, threads: jobs) { [classFiles, results] index in
      classFiles[index].add(results, facts)
    }
  }

  /// Ends all files and puts them in the place of the old ones.
  mutating func finish(_ report: borrowing ReportFolder) throws(JournalError) {
    for file in classFiles { try file.end(facts) }
    try journal.end()
    report.sync()
    for file in learnerFiles {
      try ReportFolder.makeInnerFolder("\(target)/\(file.folder)")
      let names = names.map { "\($0).\(file.fileExtension)" }
      for name in names.sorted() { try place("\(file.folder)/\(name)") }
      removeOthers(than: Set(names), file)
    }
    for file in classFiles {
      if let slash = file.path.lastIndex(of: "/") {
        try ReportFolder.makeInnerFolder("\(target)/\(file.path[..<slash])")
      }
      try place(file.path)
    }
    try place(".journal")
    RawRemoval.remove(RawPath(folder))
    report.sync()
  }

  private func place(_ path: String) throws(JournalError) {
    guard rename("\(folder)/\(path)", "\(target)/\(path)") == 0 else {
      throw ReportFolder.failure("\(target)/\(path)")
    }
  }

  /// Takes away the files of learners who are no longer in the class.
  private func removeOthers(than names: Set<String>, _ file: any LearnerFile) {
    let folder = RawPath("\(target)/\(file.folder)")
    for entry in (try? RawFolder(folder).entries) ?? [] where entry.kind == .file {
      let name = RawPath.shown(entry.name)
      if name.hasSuffix(".\(file.fileExtension)"), !names.contains(name) {
        RawRemoval.remove(folder.appending(entry.name))
      }
    }
  }
}
