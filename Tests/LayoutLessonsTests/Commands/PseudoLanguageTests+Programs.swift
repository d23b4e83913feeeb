import Foundation
import LayoutLessons
import Terminal
import Testing

/// Commands that read a whole course, write into a home folder, or run an answer.
extension PseudoLanguageTests {
  @Test("installing the program, and taking it away again")
  func install() throws {
    let learner = try Learner()
    try learner.makeCheckout()
    try translate("\(learner.folder)/checkout/Lessons")
    let environment = ["HOME": "\(learner.folder)/ana", "PATH": "/nowhere", "LANG": "qps"]
    for words in [["install"], ["install"], ["install", "--uninstall"]] {
      let run = learner.choose(words, program: Learner.builtProgram, environment: environment)
      check([run.output, run.errors] + run.told, of: words)
    }
  }

  @Test("what the proof of a course counts and finds")
  func proof() throws {
    var learner = try learner()
    learner.courseFolder = try learner.makeCourse("Lessons")
    try translate(learner.courseFolder)
    check(learner, "dev", "check", "--seeds", "1")
    let exercises = try FileManager.default.subpathsOfDirectory(atPath: learner.courseFolder)
    for name in exercises.sorted() where name.hasSuffix("/solution.layout") {
      try "Red.width = 3\n".write(
        toFile: "\(learner.courseFolder)/\(name)", atomically: false, encoding: .utf8)
    }
    check(learner, "dev", "check", "--seeds", "1")
  }

  @Test("an answer in Swift that isn't run, doesn't compile, isn't right, and is")
  func swift() throws {
    var learner = try learner()
    let (id, file) = ("as-anchors", "06-anchors-as-swift/as-anchors.swift")
    learner.courseFolder = try learner.makeCourse("Lessons", lessons: ["06-anchors-as-swift"])
    try translate(learner.courseFolder)
    check(learner, "next")
    check(learner, "reset", id)
    let solution = try Learner.solution(of: id)
    let texts = [
      solution, solution.replacing("constant: -16", with: "constant: 16"),
      solution.replacing("func layOut(", with: "func lay("),
      solution.replacing("func layOut(", with: "private func layOut("),
      solution.replacing("trailingAnchor", with: "trailngAnchor"), "import Glibc\n", "",
    ]
    for text in texts {
      try learner.write(text, to: file)
      // The answer's own lines stand behind a bar.
      let run = learner.run(words: ["check", id], environment: ["LANG": "qps"])
      let lines = (run.output + "\n" + run.errors).split(separator: "\n")
      check([lines.filter { !$0.contains("│") }.joined(separator: "\n")], of: ["check", id])
    }
  }
}
