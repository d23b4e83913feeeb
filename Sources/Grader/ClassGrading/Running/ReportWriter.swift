#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes a class's report from its journal, learner by learner.
///
/// All files are written beside the old ones, made to last together, and then put in their place.
struct ReportWriter {
  private let folder: String
  private let target: String
  private let facts: ClassFacts
  private var classFiles: [(file: any ClassFile, stream: FileStream)] = []
  private let learnerFiles: [any LearnerFile]
  private var journal: FileStream
  private(set) var tally = ClassTally()
  private var names: [String: Set<String>] = [:]

  /// What the teacher should know about the files.
  var notices: [String] { classFiles.flatMap(\.file.notices) }

  init(
    _ report: borrowing ReportFolder, _ header: JournalHeader, _ facts: ClassFacts,
    _ files: ReportFiles
  ) throws(JournalError) {
    (folder, target) = (report.fresh, report.path)
    self.facts = facts
    learnerFiles = files.learnerFiles
    try ReportFolder.makeFolder(folder)
    journal = try FileStream("\(folder)/.journal")
    journal.write(header.bytes)
    for file in files.classFiles {
      var file = file
      if let slash = file.path.lastIndex(of: "/") {
        try ReportFolder.makeFolder("\(folder)/\(file.path[..<slash])")
      }
      let stream = try FileStream("\(folder)/\(file.path)")
      stream.write(Array(file.beginning(facts).utf8))
      classFiles.append((file, stream))
    }
    for file in learnerFiles { try ReportFolder.makeFolder("\(folder)/\(file.folder)") }
  }

  /// Writes all that is said of a learner.
  ///
  /// - Parameters:
  ///   - result: The learner's work.
  ///   - frames: The same as the journal has it.
  /// - Throws: ``JournalError/notWritten(_:reason:)``.
  mutating func add(_ result: LearnerResult, frames: [[UInt8]]) throws(JournalError) {
    tally.add(result)
    for frame in frames { journal.write(frame) }
    for index in classFiles.indices {
      let text = classFiles[index].file.text(for: result, facts)
      classFiles[index].stream.write(Array(text.utf8))
    }
    for file in learnerFiles {
      let name = "\(result.learner.fileName).\(file.fileExtension)"
      names[file.folder, default: []].insert(name)
      let stream = try FileStream("\(folder)/\(file.folder)/\(name)")
      stream.write(Array(file.text(for: result, facts).utf8))
      try stream.end()
    }
  }

  /// Ends all files and puts them in the place of the old ones.
  mutating func finish(_ report: borrowing ReportFolder) throws(JournalError) {
    for index in classFiles.indices {
      let text = classFiles[index].file.end(facts)
      classFiles[index].stream.write(Array(text.utf8))
      try classFiles[index].stream.end()
    }
    try journal.end()
    report.sync()
    for file in learnerFiles {
      try ReportFolder.makeInnerFolder("\(target)/\(file.folder)")
      let names = names[file.folder] ?? []
      for name in names.sorted() { try place("\(file.folder)/\(name)") }
      removeOthers(than: names, file)
    }
    for (file, _) in classFiles {
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
