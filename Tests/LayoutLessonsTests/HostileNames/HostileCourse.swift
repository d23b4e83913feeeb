import Foundation
import Testing

/// A course whose author tries to have something read or written elsewhere.
enum HostileCourse: String, CaseIterable, Sendable {
  case exerciseAbove, lessonAbove, lessonAtRoot, lessonID, lessonLink, exerciseLink, starterLink
  case stringsLink, controlCharacter, optionAsName, dots, emptyPart, capitals, alternative
  case solutionOfOtherMoment

  /// The message about it, where the course is `Lessons`.
  var message: String {
    let lesson = "Lessons/01-two-windows"
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
    case .emptyPart: outline(found: "01-two-windows//keep-up")
    case .lessonID:
      "\(lesson)/lesson.md:2:5: error: \"../evil\" can't be the name of a lesson or an exercise: \(slug)"
    case .lessonLink:
      "Lessons/course.json:4:46: error: 01-two-windows is a link to a folder outside the course: "
        + "replace the link with a copy of that folder"
    case .exerciseLink:
      "\(lesson)/lesson.md:7:1: error: 01-two-windows/keep-up is a link to a folder outside the course: "
        + "replace the link with a copy of that folder"
    case .starterLink: "\(lesson)/keep-up/starter.layout: error: \(Self.leadsOut)"
    case .stringsLink: "Lessons/strings/en.json: error: \(Self.leadsOut)"
    case .capitals:
      "\(lesson)/KEEP-UP/exercise.json: error: 01-two-windows/keep-up/exercise.json already has the id "
        + "KEEP-UP: rename the folder of one of the two\n\(lesson)/lesson.md:7:1: error: the folder "
        + "01-two-windows/both-ends has an exercise, but `exercises` doesn't list it, so nobody gets it: "
        + "add both-ends to this line, or delete the folder"
    case .alternative:
      "\(lesson)/keep-up/alternatives: error: the file name \"my answer.layout\" can't be used: rename "
        + "the file so that its name has only letters, digits, - and _, one dot before the ending, and no - "
        + "at its beginning"
    case .solutionOfOtherMoment:
      "\(lesson)/keep-up/solution.layout: error: \(Self.leadsOut)"
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
    let (lesson, outside) = ("\(root)/01-two-windows", learner.folder + "/evil")
    try FileManager.default.copyItem(atPath: lesson, toPath: outside)
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(outside)/keep-up")
    for file in files {
      try FileManager.default.copyItem(
        atPath: "\(outside)/keep-up/\(file)", toPath: "\(outside)/\(file)")
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
    let file = "01-two-windows/lesson.md"
    switch self {
    case .exerciseAbove: try write(file, "both-ends,", "../../evil,")
    case .lessonAbove: try write("course.json", "01-two-windows", "../evil")
    case .lessonAtRoot: try write("course.json", "01-two-windows", "/evil")
    case .controlCharacter: try write("course.json", "01-two-windows", #"01-\u001b[2Jevil"#)
    case .optionAsName: try write("course.json", "01-two-windows", "--out")
    case .dots: try write("course.json", "01-two-windows", "..")
    case .emptyPart: try write("course.json", "01-two-windows", "01-two-windows//keep-up")
    case .lessonID: try write(file, "id: two-windows", "id: ../evil")
    case .lessonLink: try link("01-two-windows", to: outside)
    case .exerciseLink: try link("01-two-windows/keep-up", to: "../../evil/keep-up")
    case .starterLink:
      try link("01-two-windows/keep-up/starter.layout", to: outside + "/starter.layout")
    case .stringsLink: try link("strings/en.json", to: Learner.course + "/strings/en.json")
    case .capitals:
      try FileManager.default.copyItem(atPath: "\(lesson)/keep-up", toPath: "\(lesson)/KEEP-UP")
      try write(file, "both-ends,", "KEEP-UP,")
    case .alternative:
      try "".write(
        toFile: "\(lesson)/keep-up/alternatives/my answer.layout", atomically: false,
        encoding: .utf8)
    case .solutionOfOtherMoment:
      try link("01-two-windows/keep-up/solution.layout", to: "/etc/hostname")
    }
  }
}
