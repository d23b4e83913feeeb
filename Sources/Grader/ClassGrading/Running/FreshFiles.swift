import Course
import Platform

/// New files of a report, which take the place of the old ones when all of them are written.
struct FreshFiles {
  /// Where they are until then.
  let folder: String
  private let target: String
  /// Their hashes, by their paths below the report's folder.
  private var written: [String: String] = [:]

  init(_ report: borrowing ReportFolder) throws(JournalError) {
    (folder, target) = (report.fresh, report.path)
    try ReportFolder.makeFolder(folder)
  }

  /// Adds files that somebody else wrote, with their hashes.
  mutating func add(_ hashes: [String: String]) { written.merge(hashes) { $1 } }

  mutating func write(_ text: String, to path: String) throws(JournalError) {
    written[path] = try FileStream.write(text, to: ReportFolder.place(of: path, in: folder))
  }

  func makeFolder(_ path: String) throws(JournalError) {
    try ReportFolder.makeFolder(ReportFolder.place(of: path, in: folder))
  }

  /// Puts the files and the journal in the place of the old ones, and removes the others.
  ///
  /// - Returns: Messages for the teacher about files of earlier runs.
  func replaceOld(
    in report: borrowing ReportFolder, _ strings: StringsCatalogue
  ) throws(JournalError) -> [String] {
    // If the program is killed after this, the list names all files that it wrote.
    var list = WrittenFiles(in: target)
    list.add(written)
    try FileStream.write(list.text, to: "\(folder)/\(WrittenFiles.name)")
    report.sync()
    try place(WrittenFiles.name)
    var kept: [String] = []
    for path in written.keys.sorted() {
      if let slash = path.lastIndex(of: "/") {
        try ReportFolder.makeInnerFolder(
          ReportFolder.place(of: String(path[..<slash]), in: target))
      }
      if let copy = list.keepChanged(path, hash: written[path], in: target) { kept.append(copy) }
      try place(path)
    }
    try place(ReportFolder.journal)
    var notices = list.removeOthers(than: written, in: target).map(strings.text)
    if !kept.isEmpty {
      notices.append(
        strings.text(
          .says(
            "export.files.changed",
            ["files": .text(kept.shortList), "count": .count(kept.count)])))
    }
    try FileStream.write(list.text, to: "\(folder)/\(WrittenFiles.name)")
    try place(WrittenFiles.name)
    RawRemoval.remove(RawPath(folder))
    report.sync()
    return notices
  }

  private func place(_ path: String) throws(JournalError) {
    let (fresh, target) = (
      try ReportFolder.place(of: path, in: folder), try ReportFolder.place(of: path, in: target)
    )
    guard rename(fresh, target) == 0 else { throw ReportFolder.failure(target) }
  }
}
