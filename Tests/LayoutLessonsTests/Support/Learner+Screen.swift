import Foundation
import Testing
import TestRunners

#if os(Linux)
  /// Somebody who sits before a terminal.
  extension Learner {
    /// Takes a course with these exercises alone.
    mutating func take(_ exercises: ScreenCourse.Exercise...) throws {
      courseFolder = folder + "/Course"
      try ScreenCourse.make(
        exercises, at: courseFolder, strings: Self.course + "/strings")
    }

    /// What the program finds in its environment.
    var environment: [String: String] {
      [
        "LESSONS_COURSE": courseFolder, "LESSONS_CACHE": folder + "/cache", "HOME": folder,
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "TERM": "xterm-256color",
        "LANG": "C.UTF-8",
      ]
    }

    /// Starts the program that was built, in a terminal.
    func open(
      _ words: [String] = [], columns: Int = 80, rows: Int = 24,
      environment more: [String: String] = [:]
    ) throws -> PseudoTerminal {
      try PseudoTerminal(
        RealRunner.builtLessons, words, environment: environment.merging(more) { $1 },
        folder: folder, columns: columns, rows: rows)
    }

    /// Waits until files are as they should be.
    func wait(until what: String, _ isReached: () throws -> Bool) throws {
      let end = Date(timeIntervalSinceNow: 60)
      while try !isReached() {
        try #require(Date() < end, "in vain: \(what)")
        usleep(10_000)
      }
    }

    /// Starts a shell in a terminal, which has a prompt of its own.
    func openShell() throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(
        "/bin/sh", ["-i"],
        environment: environment.merging(["PS1": "ready> ", "ENV": ""]) { $1 }, folder: folder)
      try terminal.wait(for: "ready>")
      return terminal
    }
  }
#endif
