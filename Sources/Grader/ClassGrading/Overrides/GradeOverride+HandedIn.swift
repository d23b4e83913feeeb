import Course
import Grading
import Platform

extension GradeOverride {
  /// The file that the teacher chose for an exercise; `nil` if the program chooses.
  func handedIn(for exercise: Exercise, below root: RawPath) -> HandedIn? {
    guard let file else { return nil }
    let name = exercise.fileNames.first { file.lowercased().contains(Self.ending(of: $0)) }
    do throws(TextFileError) {
      let text = try RawFile.read(root.inner(file))
      let answer = Answer(text: text, path: name ?? exercise.fileNames.first ?? file)
      return HandedIn(file: file, .answer(answer))
    } catch {
      let words = SubmissionSentence.damaged(file: file, reason: error.sentence)
      return HandedIn(file: file, .blank(.damaged, words))
    }
  }

  private static func ending(of name: String) -> Substring {
    name.lastIndex(of: ".").map { name[$0...] } ?? name[...]
  }
}
