import Grading

/// Runs the compiler and its driver on sources that are ours.
struct BuildTools {
  let toolchain: Toolchain

  /// Building may take long; this only stops a compiler that hangs.
  private static let limits = Limits(wallClockSeconds: 600, output: 1 << 20)

  /// Runs a tool in a folder and gives back what it printed, standard error after the rest.
  ///
  /// - Throws: ``SwiftFailure/unavailable(reason:advice:)`` if it fails.
  @discardableResult
  func run(
    _ executable: String, _ arguments: [String], in folder: String
  ) throws(SwiftFailure) -> String {
    let result: ChildResult
    do throws(ChildFailure) {
      result = try ChildProcess.run(
        ChildCommand(
          executable, arguments, environment: ["PATH": "/usr/bin:/bin", "TMPDIR": folder],
          folder: folder, limits: Self.limits))
    } catch {
      throw Self.failure("\(executable) could not be started")
    }
    let text = String(decoding: result.output + result.errors, as: UTF8.self)
    guard result.ending == .exited(0) else {
      let lines = text.split(separator: "\n")
      let line = lines.first { $0.contains("error:") } ?? lines.first ?? "it said nothing"
      throw Self.failure(String(line))
    }
    return text
  }

  /// Runs `swiftc` in a folder.
  @discardableResult
  func swiftc(_ arguments: [String], in folder: String) throws(SwiftFailure) -> String {
    try run(toolchain.compiler, arguments, in: folder)
  }

  static func failure(_ reason: String) -> SwiftFailure {
    .unavailable(
      reason: "the UIKit module can't be built: \(reason)",
      advice: "see that `swiftc` compiles a file here; `lessons doctor` tells more")
  }
}
