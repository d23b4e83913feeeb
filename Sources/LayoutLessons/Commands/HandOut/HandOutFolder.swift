import Authoring
import ClassGrading
import Course
import Platform

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
  private let draft: String
  private var made: [String] = []

  /// How many copies were there before, and how many weren't.
  struct Tally {
    var kept = 0
    var new = 0
  }

  /// Begins a folder that nobody sees until it is finished.
  init(_ path: String, shownAs shown: String, number: Int32) throws(CommandError) {
    self.path = path
    self.shown = shown
    draft = "\(path).\(number).new"
    try LearnerFiles.makeFolder(draft)
  }

  deinit { try? FileManager.default.removeItem(atPath: draft) }

  /// Writes a copy, reads it back, and proves that it gives nothing away.
  ///
  /// - Throws: ``CommandError/course(_:)`` with the line that does.
  mutating func add(_ copy: HandOutCopy) throws(CommandError) {
    let name = copy.learner.fileName
    let folder = "\(draft)/\(name)"
    try LearnerFiles.makeFolder(folder)
    for file in copy.files {
      do { try AtomicFile.write(file.text, to: "\(folder)/\(file.name)") } catch {
        throw .notWritten(
          path: "\(shown)/\(name)/\(file.name)", reason: error.sentence)
      }
    }
    try prove(copy, in: folder)
    made.append(name)
  }

  private func prove(_ copy: HandOutCopy, in folder: String) throws(CommandError) {
    let place = "\(shown)/\(copy.learner.fileName)"
    let wanted = Dictionary(copy.files.map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one })
    let names = Self.allNames(in: folder)
    guard names == wanted.keys.sorted() else {
      throw .notWritten(path: place, reason: .says("files.unexpectedFiles"))
    }
    for name in names {
      guard let file = wanted[name] else { continue }
      let text: String
      do { text = try TextFile.read("\(folder)/\(name)", followingLinks: false) } catch {
        throw .file(error.named("\(place)/\(name)"))
      }
      switch file.proof.leak(in: text) {
      case .secret:
        throw .course(
          CourseError(
            "\(place)/\(name)",
            .says("handOut.leak.seed")))
      case .statement(let words):
        throw .course(
          CourseError(
            "\(place)/\(name)",
            .says("handOut.leak.answer", ["words": .text(words)]))
        )
      case nil: continue
      }
    }
  }

  /// All names in a folder, hidden ones too, in alphabetical order.
  private static func allNames(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Puts all copies where they belong.
  ///
  /// - Throws: ``CommandError/usage(_:)`` if something else is there.
  func finish() throws(CommandError) -> Tally {
    var tally = Tally()
    var new: [String] = []
    if Folder.hasItem(path), !Folder.exists(path) {
      throw .usage(.says("usage.outIsFile", ["folder": .text(shown)]))
    }
    for name in made {
      guard Folder.hasItem("\(path)/\(name)") else {
        new.append(name)
        continue
      }
      guard isSame(name) else {
        throw .usage(.says("usage.copyDiffers", ["folder": .text("\(shown)/\(name)")]))
      }
      tally.kept += 1
    }
    try LearnerFiles.makeFolder(path)
    for name in new {
      do {
        try FileManager.default.moveItem(atPath: "\(draft)/\(name)", toPath: "\(path)/\(name)")
      } catch {
        throw .notWritten(path: "\(shown)/\(name)", reason: .says("files.copyNotPlaced"))
      }
      tally.new += 1
    }
    return tally
  }

  /// Whether a copy that is there already is this one, file by file.
  private func isSame(_ name: String) -> Bool {
    let (old, new) = ("\(path)/\(name)", "\(draft)/\(name)")
    let names = Self.allNames(in: new)
    guard Self.allNames(in: old) == names else { return false }
    return names.allSatisfy { file in
      let text = try? TextFile.read("\(old)/\(file)", followingLinks: false)
      return text != nil && text == (try? TextFile.read("\(new)/\(file)"))
    }
  }
}
