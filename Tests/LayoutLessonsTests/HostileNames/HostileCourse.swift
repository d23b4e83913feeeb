import Foundation
import Testing

/// A course whose author tries to have something read or written elsewhere.
enum HostileCourse: String, CaseIterable, Sendable {
  case exerciseAbove, lessonAbove, lessonAtRoot, lessonID, lessonLink, exerciseLink, starterLink
  case stringsLink, controlCharacter, optionAsName, dots, emptyPart, capitals, alternative
  case solutionOfOtherMoment

  /// The message about it, where the course is `Lessons`.
  var message: String {
    let lesson = "Lessons/01-two-screens"
    let slug = "use only letters, digits, - and _, and don't begin with -"
    return switch self {
    case .exerciseAbove:
      "\(lesson)/lesson.md:7:21: error: \"../../evil\" can't be the name of a lesson or an exercise: "
        + slug
    case .lessonAbove: outline(found: "../evil")
    case .lessonAtRoot: outline(found: "/evil")
    case .controlCharacter: outline(found: #"01-\u{1B}[2Jevil"#)
    case .optionAsName: outline(found: "--out")
    case .dots: outline(found: "..")
    case .emptyPart: outline(found: "01-two-screens//hold-on")
    case .lessonID:
      "\(lesson)/lesson.md:2:5: error: \"../evil\" can't be the name of a lesson or an exercise: \(slug)"
    case .lessonLink:
      "Lessons/course.json:4:46: error: 01-two-screens is a link to a folder outside the course: "
        + "replace the link with a copy of that folder"
    case .exerciseLink:
      "\(lesson)/lesson.md:7:1: error: 01-two-screens/hold-on is a link to a folder outside the course: "
        + "replace the link with a copy of that folder"
    case .starterLink: "\(lesson)/hold-on/starter.layout: error: \(Self.leadsOut)"
    case .stringsLink: "Lessons/strings/en.json: error: \(Self.leadsOut)"
    case .capitals:
      "\(lesson)/HOLD-ON/exercise.json: error: 01-two-screens/hold-on/exercise.json already has the id "
        + "HOLD-ON: rename the folder of one of the two\n\(lesson)/lesson.md:7:1: error: the folder "
        + "01-two-screens/two-edges has an exercise, but `exercises` doesn't list it, so nobody gets it: "
        + "add two-edges to this line, or delete the folder"
    case .alternative:
      "\(lesson)/hold-on/alternatives: error: the file name \"my answer.layout\" can't be used: rename "
        + "the file so that its name has only letters, digits, - and _, one dot before the ending, and no - "
        + "at its beginning"
    case .solutionOfOtherMoment:
      "\(lesson)/hold-on/solution.layout: error: \(Self.leadsOut)"
    }
  }

  private static let leadsOut =
    "this is a link to something outside the folder: replace the link with a copy of what is there"

  private func outline(found: String) -> String {
    "Lessons/course.json:4:46: error: item 1 of \"lessons\" must be a name of letters, digits, - and _ "
      + "that doesn't begin with -, "
      + "not \"\(found)\""
  }

  /// Makes the course `Lessons` in a learner's folder, and beside it what it leads to.
  func make(for learner: borrowing Learner) throws {
    let root = try learner.makeCourse("Lessons")
    let (lesson, outside) = ("\(root)/01-two-screens", learner.folder + "/evil")
    try FileManager.default.copyItem(atPath: lesson, toPath: outside)
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(outside)/hold-on")
    for file in files {
      try FileManager.default.copyItem(
        atPath: "\(outside)/hold-on/\(file)", toPath: "\(outside)/\(file)")
    }
    func write(_ name: String, _ old: String, _ new: String) throws {
      let text = try String(contentsOfFile: "\(root)/\(name)", encoding: .utf8)
      try #require(text.contains(old), "\(name) has no \(old)")
      try text.replacingOccurrences(of: old, with: new)
        .write(toFile: "\(root)/\(name)", atomically: false, encoding: .utf8)
    }
    func link(_ name: String, to target: String) throws {
      try FileManager.default.removeItem(atPath: "\(root)/\(name)")
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/\(name)", withDestinationPath: target)
    }
    let file = "01-two-screens/lesson.md"
    switch self {
    case .exerciseAbove: try write(file, "two-edges,", "../../evil,")
    case .lessonAbove: try write("course.json", "01-two-screens", "../evil")
    case .lessonAtRoot: try write("course.json", "01-two-screens", "/evil")
    case .controlCharacter: try write("course.json", "01-two-screens", #"01-\u001b[2Jevil"#)
    case .optionAsName: try write("course.json", "01-two-screens", "--out")
    case .dots: try write("course.json", "01-two-screens", "..")
    case .emptyPart: try write("course.json", "01-two-screens", "01-two-screens//hold-on")
    case .lessonID: try write(file, "id: two-screens", "id: ../evil")
    case .lessonLink: try link("01-two-screens", to: outside)
    case .exerciseLink: try link("01-two-screens/hold-on", to: "../../evil/hold-on")
    case .starterLink:
      try link("01-two-screens/hold-on/starter.layout", to: outside + "/starter.layout")
    case .stringsLink: try link("strings/en.json", to: Learner.course + "/strings/en.json")
    case .capitals:
      try FileManager.default.copyItem(atPath: "\(lesson)/hold-on", toPath: "\(lesson)/HOLD-ON")
      try write(file, "two-edges,", "HOLD-ON,")
    case .alternative:
      try "".write(
        toFile: "\(lesson)/hold-on/alternatives/my answer.layout", atomically: false,
        encoding: .utf8)
    case .solutionOfOtherMoment:
      try link("01-two-screens/hold-on/solution.layout", to: "/etc/hostname")
    }
  }
}
