import Authoring
import ClassGrading
import Course
import Grading
import Platform

/// What one learner gets: pages and starters, and nothing else.
struct HandOutCopy {
  /// A file with what may not stand in it.
  struct File {
    let name: String
    let text: String
    let proof: LeakProof
  }

  let learner: Learner
  let files: [File]
}

/// Makes the learners' copies; what is the same for everybody is made once.
struct HandOutMaker {
  private let session: Session
  private let options: HandOutOptions
  private let variants: ExerciseVariants
  private var common: [String: [HandOutCopy.File]] = [:]

  init(_ session: Session, _ options: HandOutOptions) {
    self.session = session
    self.options = options
    variants = ExerciseVariants(SecretSeed(options.seed))
  }

  /// A learner's copy.
  ///
  /// - Throws: ``CommandError/course(_:)`` if an exercise has no such variant.
  mutating func copy(for learner: Learner) throws(CommandError) -> HandOutCopy {
    var files: [HandOutCopy.File] = []
    for exercise in options.exercises {
      if let known = common[exercise.id] {
        files += known
        continue
      }
      let made = try self.files(of: exercise, for: learner)
      if !exercise.isVaried { common[exercise.id] = made }
      files += made
    }
    return HandOutCopy(learner: learner, files: files)
  }

  private func files(
    of exercise: Exercise, for learner: Learner
  ) throws(CommandError) -> [HandOutCopy.File] {
    let own: Exercise
    let prepared: PreparedExercise
    do throws(CourseError) {
      own = try variants.exercise(exercise, for: learner.key)
      prepared = try PreparedExercise(own)
    } catch {
      throw .course(error)
    }
    let proof = LeakProof(
      own,
      secrets: [options.seed, SHA256.digest(of: options.seed.utf8)]
        + variants.marks(of: exercise, for: learner.key))
    let fingerprint = variants.seed.fingerprint
    let page = HandOutPage(session: session, prepared: prepared, fingerprint: fingerprint)
    let words = session.course.strings.text(.says("handOut.mark"))
    let mark = exercise.isVaried ? "\(CopyMark.start) \(fingerprint): \(words)\n" : ""
    return [HandOutCopy.File(name: HandOutPage.fileName(of: own), text: page.text, proof: proof)]
      + zip(own.fileNames, own.starters).map {
        HandOutCopy.File(name: $0, text: mark + $1.text, proof: proof)
      }
  }
}
