import Foundation
import LayoutLessons
import Terminal
import Testing

@Suite("grade: a course inside the submissions is refused")
struct GradedCourseTests {
  /// A class of one, whose learner has handed in a course.
  private func teacher() throws -> Learner {
    let teacher = try Learner()
    try teacher.makeCourse("class/ana/Lessons", title: "Ana's")
    try "".write(
      toFile: teacher.folder + "/class/ana/hold-on.layout", atomically: false, encoding: .utf8)
    return teacher
  }

  private func refusal(of course: String, in submissions: String) -> String {
    "lessons: the course \(course) is inside the submissions \(submissions), where a learner could "
      + "have put it; with --course, name a course outside that folder"
  }

  @Test(
    "a course that is found from the current folder is refused, however the submissions are named",
    arguments: [
      ("/class/ana", ".", "Lessons"), ("/class/ana", "..", "Lessons"),
      ("/class/ana", "../../class", "Lessons"), ("/class/ana", "./", "Lessons"),
      ("/class/ana/Lessons", "../..", "HERE/class/ana/Lessons"),
    ])
  func found(place: String, submissions: String, course: String) throws {
    var teacher = try teacher()
    teacher.place = place
    let choice = teacher.choose(["grade", submissions], program: "moved/lessons")
    #expect(choice.errors == refusal(of: course, in: submissions))
    #expect(choice.status == .usage && choice.told == [])
    #expect(!FileManager.default.fileExists(atPath: "\(teacher.folder)\(place)/report"))
  }

  @Test("a course that is named or stands beside the program is refused as well")
  func named() throws {
    let teacher = try teacher()
    let option = teacher.choose(
      ["grade", "class", "--course", "class/ana/Lessons"], program: "moved/lessons")
    #expect(option.errors == refusal(of: "class/ana/Lessons", in: "class"))
    let variable = teacher.choose(
      ["grade", "class"], program: "moved/lessons", variable: "class/ana/Lessons")
    #expect(variable.errors == refusal(of: "class/ana/Lessons", in: "class"))
    let own = teacher.choose(["grade", "class"], program: "class/ana/.build/debug/lessons")
    #expect(own.errors == refusal(of: "class/ana/Lessons", in: "class"))
  }

  @Test("a link between the submissions and another folder changes nothing")
  func links() throws {
    let teacher = try teacher()
    let folder = teacher.folder
    func link(_ path: String, to end: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(path)", withDestinationPath: end)
    }
    // From outside to what was handed in, and from there to the outside.
    try link("Lessons", to: "class/ana/Lessons")
    let inward = teacher.choose(["grade", "class"], program: "moved/lessons")
    #expect(inward.errors == refusal(of: "Lessons", in: "class"))
    try teacher.makeCourse("good")
    try link("class/Lessons", to: "../good")
    let outward = teacher.choose(
      ["grade", "class", "--course", "class/Lessons"], program: "moved/lessons")
    #expect(outward.errors == refusal(of: "class/Lessons", in: "class"))
    try link("handed-in", to: "class")
    let other = teacher.choose(
      ["grade", "handed-in", "--course", "class/ana/Lessons"], program: "moved/lessons")
    #expect(other.errors == refusal(of: "class/ana/Lessons", in: "handed-in"))
  }

  @Test("a course beside or above the submissions is used, and reported if it wasn't named")
  func beside() throws {
    var teacher = try teacher()
    try teacher.makeCourse("Lessons", title: "The teacher's")
    let words = ["grade", "class", "--exercises", "hold-on"]
    let found = teacher.choose(words, program: "moved/lessons")
    #expect(found.status == .passed && found.errors == "")
    #expect(
      found.told == [
        "lessons: this program has no course of its own, so it uses the one in Lessons; name a "
          + "course with --course or LESSONS_COURSE"
      ])
    teacher.place = "/class"
    let named = teacher.choose(
      ["grade", ".", "--exercises", "hold-on", "--course", "../Lessons", "--out", "../report-2"],
      program: "moved/lessons")
    #expect(named.status == .passed && named.errors == "" && named.told == [])
  }
}
