import ClassGrading
import Foundation
import Grading
import Platform
import Synchronization
import Testing
import TestRunners

@Suite("Grading a class")
struct ClassJobTests {
  /// A class of four, all of them with something else.
  private func filled() throws -> ClassOnDisk {
    let handedIn = try ClassOnDisk()
    try handedIn.handIn(ClassOnDisk.right, as: "ana/flip-around.layout")
    try handedIn.handIn(ClassOnDisk.off, as: "bo/flip-around.layout")
    try handedIn.handIn("Blue.widht = 3", as: "cy/flip-around.layout")
    try handedIn.handIn(ClassOnDisk.right, as: "dee/mend-the-bar.layout")
    return handedIn
  }

  @Test("gives the same bytes with any number of threads", arguments: [2, 3, 8])
  func workers(jobs: Int) throws {
    let handedIn = try filled()
    try handedIn.grade(jobs: 1)
    let wanted = try handedIn.written()
    #expect(wanted.keys.contains("learners/ana.html") && wanted.keys.contains(".journal"))
    try FileManager.default.removeItem(atPath: handedIn.report)
    try handedIn.grade(jobs: jobs)
    #expect(try handedIn.written() == wanted)
  }

  @Test("continues from a journal that was cut at any byte, with the same result")
  func torn() throws {
    let handedIn = try filled()
    try handedIn.grade()
    let wanted = try handedIn.written()
    let journal = try #require(wanted[".journal"])
    for count in stride(from: 0, to: journal.count, by: 701) {
      try journal[..<count].write(to: URL(filePath: handedIn.report + "/.journal"))
      try handedIn.grade()
      #expect(try handedIn.written() == wanted, "torn after \(count) bytes")
    }
  }

  @Test("ignores a record in which a byte was changed, and all later ones")
  func damaged() throws {
    let handedIn = try filled()
    try handedIn.grade()
    let wanted = try handedIn.written()
    let journal = try #require(wanted[".journal"])
    for place in stride(from: 0, to: journal.count, by: 1301) {
      var damaged = journal
      damaged[place] ^= 0x10
      try damaged.write(to: URL(filePath: handedIn.report + "/.journal"))
      try handedIn.grade()
      #expect(try handedIn.written() == wanted, "changed byte \(place)")
    }
  }

  @Test("grades only answers that have changed")
  func again() throws {
    let handedIn = try filled()
    try handedIn.grade()
    var last: GradingProgress?
    try handedIn.grade { progress in
      last = progress
      return true
    }
    #expect(last == GradingProgress(done: 8, reused: 8, all: 8))
    try handedIn.handIn(ClassOnDisk.right, as: "bo/flip-around.layout")
    try handedIn.grade { progress in
      last = progress
      return true
    }
    #expect(last == GradingProgress(done: 8, reused: 7, all: 8))
    #expect(try handedIn.told().contains("bo flip-around bo/flip-around.layout passed"))
  }

  @Test("grades everything again if something that decides the results has changed")
  func fingerprint() throws {
    let handedIn = try filled()
    try handedIn.grade()
    var last: GradingProgress?
    try handedIn.grade(fingerprint: 2) { progress in
      last = progress
      return true
    }
    #expect(last?.reused == 0)
  }

  @Test("stops on request, and continues to the same bytes")
  func stopped() throws {
    let handedIn = try filled()
    try handedIn.grade()
    let wanted = try handedIn.written()
    try FileManager.default.removeItem(atPath: handedIn.report)
    guard case .stopped(let progress) = try handedIn.grade(jobs: 1, while: { _ in false }) else {
      Issue.record("it went on")
      return
    }
    #expect(progress.done < progress.all)
    try handedIn.grade()
    #expect(try handedIn.written() == wanted)
  }

  @Test("removes the page of a learner who is no longer in the class")
  func gone() throws {
    let handedIn = try filled()
    try handedIn.grade()
    try FileManager.default.removeItem(atPath: handedIn.submissions + "/bo")
    try handedIn.grade()
    #expect(try handedIn.written()["learners/bo.html"] == nil)
  }

  @Test("names every learner once and in order, and lists every file, in a large class too")
  func large() throws {
    var handedIn = try ClassOnDisk()
    handedIn.ids = ["flip-around"]
    let names = (100..<180).map { "learner-\($0)" }
    for name in names { try handedIn.handIn(ClassOnDisk.right, as: "\(name)/flip-around.layout") }
    try handedIn.grade(jobs: 3)
    let path = "flip-around.layout"
    #expect(try handedIn.told() == names.map { "\($0) flip-around \($0)/\(path) passed" })
    let written = try handedIn.written()
    func lines(of path: String) -> [Substring] {
      String(decoding: written[path] ?? Data(), as: UTF8.self).split(whereSeparator: \.isNewline)
    }
    #expect(lines(of: "results.csv").dropFirst().count == names.count)
    let files = written.filter { !$0.key.hasPrefix(".") }
    let hashes = files.map { path, data in
      var hash = QuickHash()
      hash.update(data)
      return "\(hash.text) \(path)"
    }
    #expect(lines(of: ".files").map(String.init) == hashes.sorted())
  }

  /// A runner of a machine that can't run an answer so many times, and then can.
  private func runner(failing times: Int) -> AnswerRunner {
    let rest = Mutex(times)
    let program = StandInProgram().runner
    return AnswerRunner { (request) throws(SwiftFailure) in
      let fails = rest.withLock { rest in
        rest -= 1
        return rest >= 0
      }
      if fails {
        throw .unavailable(reason: "no process can be made", advice: "see what runs here")
      }
      return try program.outcome(of: request).get()
    }
  }

  private func swiftClass() throws -> ClassOnDisk {
    var handedIn = try ClassOnDisk()
    handedIn.ids = ["made-and-lost"]
    for name in ["ana", "bo", "cy"] {
      try handedIn.handIn("import UIKit\n// \(name)\n", as: "\(name)/made-and-lost.swift")
    }
    return handedIn
  }

  @Test("grades answers again at the end if the machine prevented it before", arguments: [1, 2, 3])
  func postponed(times: Int) throws {
    let handedIn = try swiftClass()
    try handedIn.grade(jobs: 1, running: runner(failing: 0))
    let wanted = try handedIn.told()
    try FileManager.default.removeItem(atPath: handedIn.report)
    try handedIn.grade(jobs: 2, running: runner(failing: times))
    #expect(try handedIn.told() == wanted)
    #expect(wanted.allSatisfy { !$0.contains("ourMistake") })
  }

  @Test("leaves them blank if the machine still prevents it, and grades them the next time")
  func stillOurs() throws {
    let handedIn = try swiftClass()
    try handedIn.grade(jobs: 1, running: runner(failing: 6))
    #expect(
      try handedIn.told()
        == ["ana", "bo", "cy"].map {
          "\($0) made-and-lost \($0)/made-and-lost.swift blank ourMistake: This answer couldn't be "
            + "graded, because of an error on the machine. The learner isn't to blame. The error: "
            + "no process can be made; see what runs here."
        })
    var last: GradingProgress?
    try handedIn.grade(running: runner(failing: 0)) { progress in
      last = progress
      return true
    }
    #expect(last == GradingProgress(done: 3, reused: 0, all: 3))
    #expect(try handedIn.told().allSatisfy { !$0.contains("ourMistake") })
  }
}
