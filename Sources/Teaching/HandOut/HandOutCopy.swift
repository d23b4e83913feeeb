import Authoring
import ClassGrading
import Course
import Grading
import Platform
import Synchronization
import Terminal

/// What one learner gets: pages and starters, and nothing else.
struct HandOutCopy {
  /// A file, and what it gives away.
  struct File: Sendable {
    let name: String
    let text: String
    /// `nil` for a file that may be handed out.
    let leak: LeakProof.Leak?
  }

  let learner: Learner
  let files: [File]
  /// What this learner's variants were derived by; none of it may stand in a file.
  let secrets: [String]
}

/// Makes the learners' copies; what is the same for several is made and proved once.
struct HandOutMaker: Sendable {
  /// The files that have been made, by the exercise and the code of its variant.
  private final class Made: Sendable {
    let files: Mutex<[[String?]: [HandOutCopy.File]]> = Mutex([:])
  }

  private let session: Session
  private let options: HandOutOptions
  private let variants: ExerciseVariants
  private let made = Made()

  init(_ session: Session, _ options: HandOutOptions) {
    self.session = session
    self.options = options
    variants = ExerciseVariants(SecretSeed(options.seed))
  }

  /// A learner's copy; may be called from several threads.
  ///
  /// - Throws: ``CommandError/course(_:)`` if an exercise has no such variant.
  func copy(for learner: Learner) throws(CommandError) -> HandOutCopy {
    var files: [HandOutCopy.File] = []
    for exercise in options.exercises {
      let key = [exercise.id, variants.code(of: exercise, for: learner.key)?.text]
      if let known = made.files.withLock({ $0[key] }) {
        files += known
        continue
      }
      let new: [HandOutCopy.File]
      do { new = try self.files(of: variants.exercise(exercise, for: learner.key)) } catch {
        throw .course(error)
      }
      made.files.withLock { $0[key] = new }
      files += new
    }
    let secrets = options.exercises.flatMap { variants.marks(of: $0, for: learner.key) }
    return HandOutCopy(learner: learner, files: files, secrets: secrets)
  }

  private func files(of own: Exercise) throws(CourseError) -> [HandOutCopy.File] {
    let proof = LeakProof(
      own, secrets: [options.seed, SHA256.digest(of: options.seed.utf8)])
    let mark = CopyMark(own, fingerprint: variants.seed.fingerprint)
    let page = HandOutPage(
      session: session, prepared: try PreparedExercise(own.unexplained), mark: mark)
    let words = session.course.strings.text(.says("handOut.mark"))
    let line = mark.map { "// \($0.text): \(words)\n" } ?? ""
    let texts =
      [(HandOutPage.fileName(of: own), page.text)]
      + zip(own.fileNames, own.starters).map { ($0, line + $1.text) }
    return texts.map { HandOutCopy.File(name: $0, text: $1, leak: proof.leak(in: $1)) }
  }
}
