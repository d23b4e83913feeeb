import Foundation
import LayoutLessons
import Terminal
import TestRunners
import Testing

@Suite("Program: an exercise about a log")
struct LogPageTests {
  @Test("shows the lines with their numbers, at any width", arguments: [40, 60, 80, 120])
  func widths(columns: Int) throws {
    let learner = try Learner(columns: columns)
    let output = learner.run("show", "log-into-sentences", "--all").output
    let lines = output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= columns || $0.contains("layout-lessons/") })
    for number in 1...8 {
      #expect(lines.contains { $0.trimmingPrefix { $0 == " " }.hasPrefix("\(number)  <") })
    }
    let words = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("To go on, UIKit broke the constraint in entry 3."))
    #expect(output.contains("Slider  UISlider:0x7fd0c3b0"))
  }

  @Test("says with which words to answer, once each")
  func words() throws {
    let output = try Learner(columns: 120).run("show", "who-gave-it", "--all").output
    #expect(
      output.contains(
        "Answer with one of: me, mask, content, container, guide, stack, builder, system."))
    #expect(output.components(separatedBy: "Answer with one of").count == 2)
  }

  @Test("a passed exercise shows no picture of nothing")
  func passed() throws {
    let learner = try Learner()
    learner.begin("smaller-sets")
    try learner.solve("smaller-sets")
    expectRecorded(learner.run("check", "smaller-sets").output, "LogPage/passed")
  }
}
