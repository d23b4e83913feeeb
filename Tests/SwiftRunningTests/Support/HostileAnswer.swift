import Foundation
import Grading
import LayoutLessons
import SwiftRunning
import Terminal
import TestRunners
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An answer that means harm, with the verdicts that it may get.
struct HostileAnswer: Sendable, CustomTestStringConvertible {
  let name: String
  /// What it goes for: `signals`, `threads` and so on.
  let sort: String
  let text: String
  /// One, or several where it depends on the machine what comes first.
  let verdicts: [String]
  /// Whether the benchmark alone runs it, because a test would mostly wait.
  var isSlow = false
  var testDescription: String { name }

  /// Where the programs are, and what they share.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Hostile").path()

  /// The programs, in order of their names.
  ///
  /// Their first lines say `//! verdict: …`, `//! sort: …`, and, if it is so, `//! with: …` for a
  /// file of `shared` that belongs to them, and `//! slow: yes`.
  static let programs: [HostileAnswer] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/programs")) ?? []
    return names.sorted().compactMap { name in
      guard let text = try? read("programs/\(name)") else { return nil }
      let head = head(of: text)
      guard let verdict = head["verdict"], let sort = head["sort"] else { return nil }
      let shared = head["with"].flatMap { try? read("shared/\($0).swift") } ?? ""
      return HostileAnswer(
        name: String(name.dropLast(".swift".count)), sort: sort, text: text + "\n" + shared,
        verdicts: verdict.split(separator: "|").map(String.init), isSlow: head["slow"] == "yes")
    }
  }()

  /// Makes the course of one exercise, with the sentences of the real one.
  static func makeCourse(in folder: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    try FileManager.default.copyItem(atPath: "\(Self.folder)/course", toPath: folder)
    try FileManager.default.copyItem(
      atPath: root.appending(path: "Lessons/strings").path(), toPath: "\(folder)/strings")
  }

  private static func read(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  /// What the lines that begin with `//!` say.
  static func head(of text: String) -> [String: String] {
    var words: [String: String] = [:]
    for line in text.split(separator: "\n").prefix(while: { $0.hasPrefix("//! ") }) {
      let parts = line.dropFirst("//! ".count).split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      words[String(parts[0])] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    return words
  }

  /// One of each sort that only a limit ends; these meet the limits that learners have.
  static let patient: Set = ["loop", "sleep", "flood-output", "memory"]
}

/// Sources that are made, because nobody could read or format them.
///
/// Each is put together of pieces that are repeated; in a piece, `{i}`, `{i1}` and `{i2}` stand for
/// how often it was repeated, and one and two more, `{l}` for one of eight letters, and `{n}` for
/// each number of `each`, which makes a source of its own.
struct HostileSource: Decodable {
  struct Piece: Decodable {
    let text: String
    let times: Int
  }

  let name: String
  let sort: String
  let verdicts: [String]
  let pieces: [Piece]
  /// Whether the pieces are a whole file, and not the body of what the exercise calls.
  let isWhole: Bool?
  let isSlow: Bool?
  let each: [Int]?

  private static let start = "import UIKit\nfunc layOut(box: UIView, in view: UIView) {\n"
  private static let letters = Array("abcdefgh")

  /// The sources of `sources.json`.
  static let all: [HostileAnswer] = {
    let data =
      FileManager.default.contents(atPath: "\(HostileAnswer.folder)/sources.json") ?? Data()
    let sources = (try? JSONDecoder().decode([HostileSource].self, from: data)) ?? []
    return sources.flatMap { source in (source.each ?? [0]).map(source.answer) }
  }()

  private func answer(_ number: Int) -> HostileAnswer {
    let body = pieces.map { piece in
      (0..<piece.times).map { Self.filled(piece.text, index: $0, number: number) }.joined()
    }.joined()
    return HostileAnswer(
      name: Self.filled(name, index: 0, number: number), sort: sort,
      text: isWhole == true ? body : Self.start + body + "\n}\n", verdicts: verdicts,
      isSlow: isSlow == true)
  }

  private static func filled(_ text: String, index: Int, number: Int) -> String {
    guard text.contains("{") else { return text }
    return
      text
      .replacing("{i}", with: "\(index)").replacing("{i1}", with: "\(index + 1)")
      .replacing("{i2}", with: "\(index + 2)").replacing("{n}", with: "\(number)")
      .replacing("{l}", with: "\(letters[index % letters.count])")
  }
}

/// `lessons check --json` of a stranger's answer, in a course of one exercise.
struct HostileCheck {
  /// What came of it.
  struct Outcome {
    /// The verdict; `passed` would be a success of the attack.
    let verdict: String
    /// The whole result, as it is printed.
    let printed: String
    let status: Terminal.ExitStatus
  }

  private static let course: String = {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "hostile-course-\(UUID().uuidString)").path()
    try? HostileAnswer.makeCourse(in: folder)
    atexit { try? FileManager.default.removeItem(atPath: HostileCheck.course) }
    return folder
  }()

  /// What an answer may use.
  var limits = AnswerLimits()

  /// Types `lessons check` in a folder that has `a-box.swift`.
  func outcome(in folder: String, _ words: [String] = ["--json"]) -> Outcome {
    let limits = limits
    let outcome = BothPrograms.run(
      ["check"] + words + ["a-box.swift"],
      in: Surroundings(
        folder: folder, environment: ["LESSONS_COURSE": Self.course],
        settings: TerminalSettings(
          environment: ["COLUMNS": "80"], isTerminal: false, windowColumns: nil, isPlain: true),
        executable: "lessons", timestamp: "20261121-041500",
        runner: AnswerRunner { (request) throws(SwiftFailure) in
          try RealRunner.answers(limits: limits).run(request)
        }))
    let printed = (outcome.output + outcome.errors).map { $0.rendered(usingColour: false) }
      .joined(separator: "\n")
    return Outcome(
      verdict: Self.verdict(in: printed) ?? printed, printed: printed, status: outcome.status)
  }

  private static func verdict(in printed: String) -> String? {
    struct Result: Decodable { let verdict: String }
    return try? JSONDecoder().decode(Result.self, from: Data(printed.utf8)).verdict
  }
}

extension HostileAnswer {
  /// Smaller limits, where a test would only wait for the usual ones; and a patient clock, where the
  /// answer has to come to something else.
  private var limits: AnswerLimits {
    let isTimed = verdicts.contains("timedOut")
    guard !Self.patient.contains(name) else {
      return isTimed ? AnswerLimits() : .patient
    }
    var limits = AnswerLimits.patient
    limits.compiling.processorSeconds = 3
    if isTimed {
      limits.running.processorSeconds = 1
      limits.running.wallClockSeconds = 1.5
    }
    return limits
  }

  /// Checks it among the files of others.
  func outcome(on ground: HostileGround) throws -> HostileCheck.Outcome {
    // Nothing that is kept from an earlier run may answer for the jail.
    let text = ground.aimed(text) + (text.isEmpty ? "" : "\n// \(UUID())\n")
    return try HostileCheck(limits: limits).outcome(in: ground.submit(text))
  }
}

/// What a hostile answer is after: files of others, with a secret in each, made for one test.
struct HostileGround {
  /// What hostile programs are written for, and what stands for it in a test.
  private static let written = "/tmp/lessons-hostile"

  private let name = "hostile-\(UUID().uuidString)"
  /// What nobody may read; it is in every file, and in our environment.
  static let secret = "secret-\(UUID().uuidString)"
  private let folder: String
  /// Where the hostile answer itself is handed in.
  private var own: String { "\(folder)-own" }
  /// Where another answer is being compiled at this moment.
  private var atWork: String { [RealAnswers.cache.path, "work", name].joined(separator: "/") }
  /// Another learner's folder, and what others have in the cache: at work, and among results.
  private let places: [String]
  /// What is in each file before anything is run.
  private let before: [String: String]

  init() throws {
    folder = URL(filePath: "/tmp").appending(path: name).path()
    let cache = RealAnswers.cache.path
    let atWork = [cache, "work", name].joined(separator: "/")
    places = [folder, atWork, "\(cache)/results/\(name)"]
    setenv("LESSONS_SECRET", Self.secret, 1)
    let files = [
      "\(folder)/learner/other.swift", "\(folder)/learner/progress.json",
      "\(atWork)/other.swift", "\(cache)/results/\(name)",
    ]
    for file in files {
      try FileManager.default.createDirectory(
        at: URL(filePath: file).deletingLastPathComponent(), withIntermediateDirectories: true)
      try Self.secret.write(toFile: file, atomically: true, encoding: .utf8)
    }
    before = Self.contents(of: places)
    try #require(before.count == files.count)
  }

  /// Where a learner of a class hands in.
  func classFolder(_ name: String) -> String { "\(own)/\(name)" }

  /// Hands an answer in, from a folder of its own.
  ///
  /// - Returns: The folder.
  func submit(_ text: String) throws -> String {
    try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
    try text.write(toFile: "\(own)/a-box.swift", atomically: false, encoding: .utf8)
    return own
  }

  /// Takes everything away at the end of a test.
  func remove() {
    for place in places + [own] { try? FileManager.default.removeItem(atPath: place) }
  }

  /// A program that goes for what is here.
  func aimed(_ text: String) -> String {
    let cache = RealAnswers.cache.path
    return
      text
      .replacing("\(Self.written)/at-work", with: atWork)
      .replacing("\(Self.written)/cache/results/other", with: "\(cache)/results/\(name)")
      .replacing("/written\"", with: "/\(name)-written\"")
      .replacing("\(Self.written)/cache", with: cache)
      .replacing(Self.written, with: folder)
  }

  /// What is no longer as it was, and what is there that wasn't.
  var damage: [String] {
    let after = Self.contents(of: places)
    let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
    let cache = RealAnswers.cache.path
    let parts = ["work", "results", "modules", ""].map { "\(cache)/\($0)" }
    let made = (parts + [folder, "/tmp", "/dev/shm", "/var/tmp"])
      .map { "\($0)/\(name)-written" }.filter { FileManager.default.fileExists(atPath: $0) }
    return (changed + made).sorted()
  }

  private static func contents(of places: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for place in places {
      let below = (try? FileManager.default.subpathsOfDirectory(atPath: place)) ?? []
      for path in [place] + below.map({ "\(place)/\($0)" }) {
        found[path] = try? String(contentsOfFile: path, encoding: .utf8)
      }
    }
    return found
  }
}

/// Processes that are still there after the run that they belonged to.
enum LeftProcesses {
  /// The ids of processes, other than dead ones, whose work folder has been taken away.
  ///
  /// A run takes its folder away last of all, and a jailed program can't leave it; so whoever is
  /// still in such a folder was forgotten. Runs of other tests are in folders that still exist.
  ///
  /// Source: Linux, `proc_pid_cwd(5)`: the link to a folder that is gone ends with ` (deleted)`.
  static var ids: [Int] {
    let work = RealAnswers.cache.path + "/work"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int($0) }.filter { id in
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/cwd")
      return link.map { $0.hasPrefix(work + "/") && $0.hasSuffix(" (deleted)") } == true
    }
  }
}
