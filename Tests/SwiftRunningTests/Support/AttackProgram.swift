import Foundation
import SwiftRunning
import TestRunners
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program in `Jail/attacks`, compiled once for all tests and run in jails.
enum AttackProgram {
  /// Where the compiled program is.
  static let path: String = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Jail/attacks")
    let names = ["main", "useUp", "reachOut", "ordinary", "host"]
    let sources = names.map { folder.appending(path: "\($0).swift").path() }
    let text = sources.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.joined()
    // Beside the tests, so that it is compiled anew only when it changes.
    let program = URL(filePath: RealRunner.builtLessons).deletingLastPathComponent()
      .appending(path: "attacks-\(digest(text))").path()
    guard !FileManager.default.fileExists(atPath: program) else { return program }
    let fresh = program + ".\(ProcessInfo.processInfo.processIdentifier)"
    let made = try? ChildProcess.run(
      ChildCommand(
        SwiftTools.compiler, ["-Onone", "-o", fresh] + sources,
        environment: SwiftTools.environment, limits: Limits(wallClockSeconds: 300)))
    guard made?.ending == .exited(0) else {
      Issue.record(
        "the attacks do not compile: \(made.map { String(decoding: $0.errors, as: UTF8.self) } ?? "")"
      )
      return "not-compiled"
    }
    try? FileManager.default.moveItem(atPath: fresh, toPath: program)
    return program
  }()

  /// Runs one attack.
  static func run(
    _ attack: String, on target: String = "", in kind: JailProfile.Kind = .run,
    readable: [String] = [], writable: [String] = [], input: [UInt8] = [],
    limits: Limits = Limits(processorSeconds: 5, wallClockSeconds: 300)
  ) throws -> ChildResult {
    try ChildProcess.run(
      ChildCommand(
        path, environment: ["ATTACK": attack, "TARGET": target, "SWIFT_BACKTRACE": "enable=no"],
        input: input,
        jail: JailProfile(
          kind, readable: SwiftTools.libraries + readable, writable: writable,
          jailer: RealRunner.builtLessons), limits: limits))
  }

  /// A number for a text that is the same in every run (FNV-1a).
  private static func digest(_ text: String) -> String {
    let number = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(number, radix: 16)
  }
}

/// A folder for one test, with a file that nobody in a jail may touch.
struct Playground {
  let folder: String
  /// The file of a neighbour, which holds `secret`.
  var neighbour: String { folder + "/neighbour.txt" }
  /// A path where there is no file.
  var free: String { folder + "/free.txt" }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "jail-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: URL(filePath: neighbour))
  }

  /// Takes the folder away at the end of a test.
  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// Whether everything is as it was at the start.
  var isUntouched: Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) == ["neighbour.txt"]
      && FileManager.default.contents(atPath: neighbour) == Data("secret".utf8)
  }
}

extension ChildResult {
  /// Standard output as text, without the end of the last line.
  var text: String {
    String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// Whether nobody is left of the process and its group.
  var isGone: Bool { kill(-process, 0) == -1 && errno == ESRCH }
}
