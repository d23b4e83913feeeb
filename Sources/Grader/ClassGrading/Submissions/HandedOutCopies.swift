package import Course
import Platform

/// The copies of exercises among the answers of a class, by the marks that hand-out put into them.
package struct HandedOutCopies: Sendable {
  /// A copy whose mark is whole.
  private struct Copy {
    /// The place of its submission in the class.
    let submission: Int
    let exercise: Exercise
    let code: VariantCode
    let fingerprint: String
  }

  /// The files, by the fingerprint of the seed that they were made from.
  package let files: [String: [String]]
  private let copies: [Copy]

  /// Looks through the answers to exercises that vary; reads nothing if none does.
  package init(in folder: ClassFolder, of exercises: [Exercise], jobs: Int) {
    let varied = exercises.filter(\.isVaried)
    let names = AnswerNames(varied)
    let found = WorkerThreads.map(varied.isEmpty ? 0 : folder.submissions.count, threads: jobs) {
      let found = AnswerSearch(names: names, root: folder.root).result(of: folder.submissions[$0])
      return found.answers.values.joined().compactMap { file in
        (try? RawFile.read(file.path)).flatMap { text in
          CopyMark.fingerprint(in: text).map { ($0, file.shown, try? CopyMark(in: text)) }
        }
      }
    }
    files = Dictionary(grouping: found.joined(), by: \.0).mapValues { $0.map(\.1).sorted() }
    let byID = Dictionary(varied.map { ($0.id, $0) }) { first, _ in first }
    copies = found.enumerated().flatMap { submission, found in
      found.compactMap { _, _, mark in
        guard let mark, let exercise = byID[mark.exercise] else { return nil }
        return Copy(
          submission: submission, exercise: exercise, code: mark.code,
          fingerprint: mark.fingerprint)
      }
    }
  }

  /// The list of files, for messages.
  package var list: String {
    files.sorted { $0.key < $1.key }.map { "\($1.shortList) (fingerprint \($0))" }
      .joined(separator: "; ")
  }

  /// Compares the copies with those that learners with some keys got from a seed.
  ///
  /// - Parameters:
  ///   - variants: What the seed gives.
  ///   - keys: The keys for the submission at a place.
  /// - Returns: The submissions that have only such copies, and those that have another one;
  ///   submissions without a copy from this seed are in neither list.
  func fit(
    _ variants: ExerciseVariants, keys: (Int) -> [String]
  ) -> (fitting: [Int], others: [Int]) {
    let own = copies.filter { $0.fingerprint == variants.seed.fingerprint }
    let submissions = Dictionary(grouping: own, by: \.submission).sorted { $0.key < $1.key }
    var (fitting, others): ([Int], [Int]) = ([], [])
    for (submission, copies) in submissions {
      let keys = keys(submission)
      let fits = copies.allSatisfy { copy in
        keys.contains { variants.code(of: copy.exercise, for: $0) == copy.code }
      }
      if fits { fitting.append(submission) } else { others.append(submission) }
    }
    return (fitting, others)
  }
}
