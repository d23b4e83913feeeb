import Course
import Foundation
import Testing
import TestRunners

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite("A class whose grading is killed")
struct KilledClassTests {
  private static let words = ["--exercises", "mend-the-bar,half-a-screen"]
  private static let learners = Sample.size(12, whole: 40)

  /// Hands in answers, no two of them the same.
  private static func fill(_ handedIn: borrowing GradedClass) throws {
    let course = try Learner.loadedCourse()
    let row = try #require(course.exercise("mend-the-bar")).solution.text
    let half = try #require(course.exercise("half-a-screen")).solution.text
    for number in 0..<learners {
      try handedIn.handIn(
        row.replacing("- 12.0", with: "- \(12 + number / 2).0"),
        as: "learner-\(number)/mend-the-bar.layout")
      try handedIn.handIn(
        half + "List.width <= \(4000 + number).0\n", as: "learner-\(number)/half-a-screen.layout")
    }
  }

  @Test(
    "continues with the same command, and its report has the same bytes as without the kill",
    arguments: [SIGKILL, SIGINT])
  func again(signal: Int32) throws {
    let handedIn = try GradedClass(course: Learner.classCourse)
    try Self.fill(handedIn)
    let start = ContinuousClock.now
    #expect(try handedIn.grade(Self.words) == 0, "\(handedIn.lastErrors)")
    let whole = ContinuousClock.now - start
    let wanted = handedIn.reportContents
    #expect(try ClassReport(handedIn.report).keys.count == Self.learners)
    handedIn.forgetReport()
    var chosen = SeededGenerator(state: UInt64(signal))
    for _ in 0..<4 {
      let process = try handedIn.start(
        Self.words + ["--jobs", "\(Int.random(in: 1...3, using: &chosen))"])
      let moment = whole * Double.random(in: 0.1...0.9, using: &chosen)
      usleep(UInt32(moment / .microseconds(1)))
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
    }
    #expect(try handedIn.grade(Self.words) == 0, "\(handedIn.lastErrors)")
    #expect(handedIn.reportContents == wanted)
    #expect(GradedClass.contents(of: handedIn.temporary) == [:])
  }

  @Test("has the same bytes with one thread and with several")
  func workers() throws {
    let handedIn = try GradedClass(course: Learner.classCourse)
    try Self.fill(handedIn)
    var reports: [[String: Data]] = []
    for jobs in ["1", "2", "8"] {
      handedIn.forgetReport()
      #expect(try handedIn.grade(Self.words + ["--jobs", jobs]) == 0, "\(handedIn.lastErrors)")
      reports.append(handedIn.reportContents)
    }
    #expect(reports[0] == reports[1])
    #expect(reports[0] == reports[2])
  }
}
