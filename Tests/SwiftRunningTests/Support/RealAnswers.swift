import Course
import Foundation
import Grading
import LayoutEngine
import SwiftRunning
import TestRunners

/// Answers that are compiled and run for real, by modules that stay for the next run of the tests.
enum RealAnswers {
  /// Where the built modules are kept, beside what SwiftPM builds.
  static let cache = CacheFolder(RealRunner.cache)

  /// A file whose function ``SwiftEntry/layOut`` has some lines, with others before and behind it.
  static func text(_ lines: String, before: String = "", behind: String = "") -> String {
    "import UIKit\n\(before)func layOut(photo: UIImageView, note: UILabel, in view: UIView) {\n"
      + "\(lines)\n}\n\(behind)"
  }

  /// Runs a file, afresh or from the cache.
  static func run(
    _ text: String, fileName: String = "answer.swift", entry: SwiftEntry = .layOut,
    then sequel: SwiftSequel? = nil, cases: [LayoutSnapshot] = [.photoAndNote],
    limits: AnswerLimits = .patient
  ) throws(SwiftFailure) -> SwiftRun {
    try RealRunner.answers(limits: limits).run(
      SwiftRequest(text: text, fileName: fileName, entry: entry, sequel: sequel, cases: cases))
  }

  /// What a file fails with; `nil` if it doesn't.
  static func failure(
    _ text: String, fileName: String = "answer.swift", entry: SwiftEntry = .layOut,
    then sequel: SwiftSequel? = nil, cases: [LayoutSnapshot] = [.photoAndNote],
    limits: AnswerLimits = .patient
  ) -> SwiftFailure? {
    do throws(SwiftFailure) {
      _ = try run(
        text, fileName: fileName, entry: entry, then: sequel, cases: cases, limits: limits)
      return nil
    } catch {
      return error
    }
  }
}

extension SwiftEntry {
  /// `func layOut(photo: UIImageView, note: UILabel, in view: UIView)`.
  static let layOut = SwiftEntry.function(
    name: "layOut",
    parameters: [
      SwiftParameter(label: "photo", item: "photo"), SwiftParameter(label: "note", item: "note"),
      SwiftParameter(label: "in", item: "view"),
    ])
}

extension LayoutSnapshot {
  /// A window with a photo and a note that nothing has placed yet.
  static let photoAndNote = photoAndNote(width: 320, height: 480)

  static func photoAndNote(
    width: Double, height: Double, firstWindow: Size? = nil,
    direction: LayoutDirection = .leftToRight
  ) -> LayoutSnapshot {
    let root = ItemID(index: 0)
    return LayoutSnapshot(
      window: Size(width: width, height: height), firstWindow: firstWindow, direction: direction,
      items: [
        SnapshotItem(
          Item("view", placement: .given(Rect(x: 0, y: 0, width: width, height: height))),
          className: "UIView", given: 0),
        SnapshotItem(Item("photo", in: root), className: "UIImageView", given: 1),
        SnapshotItem(
          Item("note", in: root, intrinsic: IntrinsicSize(width: 42, height: 21)),
          className: "UILabel", given: 2),
      ])
  }
}

/// The Swift compiler of this machine, as the tests use it.
enum SwiftTools {
  /// Where `swiftc` is; found as a shell finds it.
  static let compiler: String = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let places = folders.map { "\($0)/swiftc" }
    return places.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "swiftc"
  }()

  static var toolchain: Toolchain {
    get throws { try Toolchain.find(environment: ProcessInfo.processInfo.environment) }
  }

  /// The folders of the libraries that a compiled program needs.
  static let libraries: [String] = {
    struct Info: Decodable {
      struct Paths: Decodable { let runtimeLibraryPaths: [String] }
      let paths: Paths
    }
    let told = try? ChildProcess.run(
      ChildCommand(
        compiler, ["-print-target-info"], environment: environment,
        limits: Limits(wallClockSeconds: 60)))
    let info = told.flatMap { try? JSONDecoder().decode(Info.self, from: Data($0.output)) }
    return info?.paths.runtimeLibraryPaths ?? []
  }()

  /// What a compiler of ours needs to find its parts.
  static let environment = ProcessInfo.processInfo.environment.filter {
    ["PATH", "HOME", "TMPDIR"].contains($0.key)
  }
}
