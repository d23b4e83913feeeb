import Authoring
import ClassGrading
import Course
import Grading
import Platform
import Synchronization
import Terminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder of all copies: written beside its place, read back and proved, and then put there.
///
/// Nothing that is there already is changed: a copy that is the same stays, and one that is different
/// stops everything before anything is put anywhere.
struct HandOutFolder: ~Copyable {
  private let path: String
  private let shown: String
  /// Where copies are until all of them are proved.
  let draft: Draft

  /// How many copies were there before, and how many weren't.
  struct Tally {
    var kept = 0
    var new = 0
  }

  /// Begins a folder that nobody sees until it is finished.
  init(_ path: String, shownAs shown: String, number: Int32) throws(CommandError) {
    self.path = path
    self.shown = shown
    draft = Draft(path: "\(path).\(number).new", shown: shown)
    try LearnerFiles.makeFolder(draft.path)
  }

  deinit { try? FileManager.default.removeItem(atPath: draft.path) }

  /// The copies while they are made, by several threads.
  struct Draft: Sendable {
    fileprivate let path: String
    fileprivate let shown: String

    /// Writes a copy, reads it back, and proves that it gives nothing away.
    ///
    /// - Returns: How many files it has.
    /// - Throws: ``CommandError/course(_:)`` with the line that does.
    func add(_ copy: HandOutCopy) throws(CommandError) -> Int {
      let name = copy.learner.fileName
      let folder = try HandOutFolder.place(of: name, in: path, shownAs: shown)
      try LearnerFiles.makeFolder(folder)
      for file in copy.files {
        let (path, place) = (
          try HandOutFolder.place(of: file.name, in: folder, shownAs: "\(shown)/\(name)"),
          "\(shown)/\(name)/\(file.name)"
        )
        do { try AtomicFile.write(file.text, to: path) } catch {
          throw .notWritten(path: place, reason: error.sentence)
        }
      }
      guard HandOutFolder.allNames(in: folder) == copy.files.map(\.name).sorted() else {
        throw unexpected("\(shown)/\(name)")
      }
      for file in copy.files.sorted(by: { $0.name < $1.name }) {
        try prove(file, of: copy, at: "\(folder)/\(file.name)", "\(shown)/\(name)/\(file.name)")
      }
      return copy.files.count
    }

    private func prove(
      _ file: HandOutCopy.File, of copy: HandOutCopy, at path: String, _ place: String
    ) throws(CommandError) {
      let text: String
      do { text = try TextFile.read(path, followingLinks: false) } catch {
        throw .file(error.named(place))
      }
      // What was proved is what stands there.
      guard text == file.text else { throw unexpected(place) }
      switch LeakProof.holds(copy.secrets, text) ? .secret : file.leak {
      case .secret: throw .course(CourseError(place, .says("handOut.leak.seed")))
      case .statement(let words):
        throw .course(CourseError(place, .says("handOut.leak.answer", ["words": words])))
      case nil: return
      }
    }

    private func unexpected(_ place: String) -> CommandError {
      .notWritten(path: place, reason: .says("files.unexpectedFiles"))
    }
  }

  /// Where a name of a learner or a file belongs in a folder.
  private static func place(
    of name: String, in folder: String, shownAs shown: String
  ) throws(CommandError) -> String {
    do { return try InnerPath.path(of: name, in: folder) } catch {
      throw .file(error.named("\(shown)/\(name)"))
    }
  }

  /// All names in a folder, hidden ones too, in alphabetical order.
  private static func allNames(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Puts all copies where they belong.
  ///
  /// - Parameter made: The names of the learners' folders.
  /// - Returns: How many copies are new.
  /// - Throws: ``CommandError/usage(_:)`` if something else is there.
  func finish(_ made: [String]) throws(CommandError) -> Tally {
    var tally = Tally()
    var new: [String] = []
    if Folder.hasItem(path), !Folder.exists(path) {
      throw .usage(.says("usage.outIsFile", ["folder": shown]))
    }
    for name in made {
      guard Folder.hasItem(try Self.place(of: name, in: path, shownAs: shown)) else {
        new.append(name)
        continue
      }
      guard isSame(name) else {
        throw .usage(.says("usage.copyDiffers", ["folder": "\(shown)/\(name)"]))
      }
      tally.kept += 1
    }
    try LearnerFiles.makeFolder(path)
    for name in new {
      do {
        try FileManager.default.moveItem(atPath: "\(draft.path)/\(name)", toPath: "\(path)/\(name)")
      } catch {
        throw .notWritten(path: "\(shown)/\(name)", reason: .says("files.copyNotPlaced"))
      }
      tally.new += 1
    }
    return tally
  }

  /// Whether a copy that is there already is this one, file by file.
  private func isSame(_ name: String) -> Bool {
    let (old, new) = ("\(path)/\(name)", "\(draft.path)/\(name)")
    let names = Self.allNames(in: new)
    guard Self.allNames(in: old) == names else { return false }
    return names.allSatisfy { file in
      let text = try? TextFile.read("\(old)/\(file)", followingLinks: false)
      return text != nil && text == (try? TextFile.read("\(new)/\(file)"))
    }
  }
}

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
