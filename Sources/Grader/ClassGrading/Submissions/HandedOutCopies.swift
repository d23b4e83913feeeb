package import Course
import Platform

/// The answers of a class that are handed-out copies, by the fingerprints of the seeds that the copies
/// were made from.
package struct HandedOutCopies: Sendable {
  package let files: [String: [String]]

  /// Looks into all answers to exercises that vary.
  package init(in folder: ClassFolder, of exercises: [Exercise], jobs: Int) {
    let varied = exercises.filter(\.isVaried)
    let names = AnswerNames(varied)
    let found = WorkerThreads.map(varied.isEmpty ? 0 : folder.submissions.count, threads: jobs) {
      let found = AnswerSearch(names: names, root: folder.root).result(of: folder.submissions[$0])
      return found.answers.values.joined().compactMap { file in
        (try? RawFile.read(file.path)).flatMap(CopyMark.fingerprint).map { ($0, file.shown) }
      }
    }
    files = Dictionary(grouping: found.joined(), by: \.0).mapValues { $0.map(\.1).sorted() }
  }

  /// Each fingerprint with its files.
  package var list: String {
    files.sorted { $0.key < $1.key }.map { "\($1.shortList) (fingerprint \($0))" }
      .joined(separator: "; ")
  }
}
