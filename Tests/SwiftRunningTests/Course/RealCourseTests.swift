import Authoring
import Foundation
import LayoutLessons
import SwiftRunning
import Testing
import TestRunners

@Suite("The course, with its answers in Swift compiled and run")
struct RealCourseTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// How many variants are proved here of each exercise that varies: enough to see that it works.
  private static let seeds = 2

  /// `lessons dev check` with fewer variants, as it is typed at the root of the repository.
  static let proof: Outcome = {
    Program.run(
      ["dev", "check", "--seeds", "\(seeds)"],
      in: Surroundings(
        folder: root.path(), environment: ["COLUMNS": "80"],
        settings: TerminalSettings(
          environment: ["COLUMNS": "80"], isTerminal: false, windowColumns: nil, isPlain: false),
        executable: "lessons", timestamp: "20261121-041500", runner: RealRunner.runner))
  }()

  private func text(_ lines: [StyledText]) -> String {
    lines.map { $0.rendered(usingColour: false) }.joined(separator: "\n")
  }

  @Test("nothing has to be mended, and every kind of proof is there")
  func proof() {
    #expect(text(Self.proof.errors) == "")
    #expect(Self.proof.status == .passed)
    let numbers = text(Self.proof.output).split(separator: "\n").compactMap { line in
      line.split(separator: " ").first.flatMap { Int($0) }
    }
    #expect(numbers.count == ProofKind.allCases.count)
    #expect(!numbers.contains(0))
  }

  @Test("the README shows what the proof prints")
  func readme() throws {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let told = text(Self.proof.output)
    let line = try #require(told.split(separator: "\n").first { $0.contains(" variants ") })
    let few = try #require(line.split(separator: " ").first.flatMap { Int($0) })
    let output = told.replacing(
      "  \(few) variants", with: "  \(few / Self.seeds * CourseProof.seeds) variants")
    #expect(readme.contains("```console\n$ lessons dev check\n\(output)\n```"), "\(output)")
  }
}
