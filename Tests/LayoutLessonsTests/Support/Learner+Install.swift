import Foundation
import LayoutLessons
import Terminal
import TestRunners

/// A checkout whose program can be installed.
extension Learner {
  /// Where the program of the checkout is, seen from the learner's folder.
  static let builtProgram = "checkout/.build/debug/lessons"

  /// Makes a checkout with a short course, a source in each folder and a program of one line.
  func makeCheckout() throws {
    try makeCourse("checkout/Lessons")
    for part in ["LayoutEngine", "LayoutUIKit/MapKit", "LayoutMasonry", "AnswerHost"] {
      try place("// a source", at: "checkout/Sources/\(part)/a.swift")
    }
    for program in [Self.builtProgram, Self.builtProgram + "-teach"] {
      try place("#!/bin/sh\n", at: program)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(folder)/\(program)")
    }
  }

  /// Writes a file anywhere below the learner's folder.
  func place(_ text: String, at name: String) throws {
    let url = URL(filePath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: false, encoding: .utf8)
  }

  /// Types `lessons install` as the checkout's program, from a home folder `ana`.
  @discardableResult
  func install(
    _ words: String..., program: String = Self.builtProgram, path: String = "/nowhere"
  ) -> Choice {
    choose(
      ["install"] + words, program: program,
      environment: ["HOME": "\(folder)/ana", "PATH": path])
  }

  /// Runs of `install` in which every documented key occurs.
  static func installRuns() throws -> [(words: String, run: Run)] {
    let learner = try Learner()
    try learner.makeCheckout()
    try learner.place("#!/bin/sh\n", at: "tools/lessons")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(learner.folder)/tools/lessons")
    let runs = [
      learner.install("--json", path: "\(learner.folder)/tools"),
      learner.install("--json"), learner.install("--uninstall", "--json"),
    ]
    return runs.map {
      ("install", Run(output: $0.output, errors: $0.errors, status: $0.status))
    }
  }
}
