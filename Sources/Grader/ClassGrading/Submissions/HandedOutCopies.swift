package import Course
import Platform

/// The copies of exercises among the answers of a class, by the marks that hand-out put into them.
package struct HandedOutCopies: Sendable {
  /// A copy whose mark is whole.
  private struct Copy {
    let exercise: Exercise
    let code: VariantCode
    let fingerprint: String
  }

  /// The files, by the fingerprint of the seed that they were made from.
  package let files: [String: [String]]
  /// The copies of each submission, in the class's order.
  private let copies: [[Copy]]

  /// Looks through the answers to exercises that vary; reads nothing if none does.
  package init(in folder: ClassFolder, of exercises: [Exercise], jobs: Int) {
    let varied = exercises.filter(\.isVaried)
    let names = AnswerNames(varied)
    let found = WorkerThreads.map(folder.submissions.count, threads: jobs) {
      index -> [(fingerprint: String, file: String, mark: CopyMark?)] in
      if varied.isEmpty { return [] }
      let found = AnswerSearch(names: names, root: folder.root).result(
        of: folder.submissions[index])
      return found.answers.values.joined().compactMap { file in
        (try? RawFile.read(file.path)).flatMap { text in
          CopyMark.fingerprint(in: text).map { ($0, file.shown, try? CopyMark(in: text)) }
        }
      }
    }
    files = Dictionary(grouping: found.joined(), by: \.0).mapValues { Set($0.map(\.1)).sorted() }
    let byID = Dictionary(varied.map { ($0.id, $0) }) { first, _ in first }
    copies = found.map { found in
      found.compactMap { _, _, mark in
        guard let mark, let exercise = byID[mark.exercise] else { return nil }
        return Copy(exercise: exercise, code: mark.code, fingerprint: mark.fingerprint)
      }
    }
  }

  /// The list of files, for messages.
  package var list: String {
    files.sorted { $0.key < $1.key }.map { "\($1.shortList) (fingerprint \($0))" }
      .joined(separator: "; ")
  }

  /// Whether learners with some keys got all copies of a submission from a seed; `nil` if the
  /// submission has no copy from this seed.
  func fits(_ submission: Int, _ variants: ExerciseVariants, keys: [String]) -> Bool? {
    let own = copies[submission].filter { $0.fingerprint == variants.seed.fingerprint }
    guard !own.isEmpty else { return nil }
    return own.allSatisfy { copy in
      keys.contains { variants.code(of: copy.exercise, for: $0) == copy.code }
    }
  }
}
