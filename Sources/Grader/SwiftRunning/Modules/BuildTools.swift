import Course
import Grading

struct BuildTools {
  let toolchain: Toolchain

  /// Building may take long; this only stops a compiler that hangs.
  private static let limits = Limits(wallClockSeconds: 600, output: 1 << 20)

  /// Runs a tool in a folder and gives back what it printed, standard error after the rest.
  @discardableResult
  func run(
    _ executable: String, _ arguments: [String], in folder: String
  ) throws(SwiftFailure) -> String {
    let result: ChildResult
    do throws(ChildFailure) {
      result = try ChildProcess.run(
        ChildCommand(
          executable, arguments,
          environment: ["PATH": "/usr/bin:/bin", "TMPDIR": folder].merging(kit) { own, _ in own },
          folder: folder, limits: Self.limits))
    } catch {
      throw Self.failure(.says("machine.build.notStarted", ["file": .text(executable)]))
    }
    let text = String(decoding: result.output + result.errors, as: UTF8.self)
    guard result.ending == .exited(0) else {
      let lines = text.split(separator: "\n")
      let line = lines.first { $0.contains("error:") } ?? lines.first
      throw Self.failure(
        line.map { Sentence(verbatim: String($0)) } ?? .says("machine.build.silent"))
    }
    return text
  }

  /// Where the system's modules and libraries are, in the variable by which the compiler looks for
  /// them; empty where they are in their places.
  ///
  /// Source: swift-driver, `Driver.computeSDKPath`.
  private var kit: [String: String] {
    toolchain.kit.map { ["SDKROOT": $0] } ?? [:]
  }

  @discardableResult
  func swiftc(_ arguments: [String], in folder: String) throws(SwiftFailure) -> String {
    try run(toolchain.compiler, arguments, in: folder)
  }

  static func failure(_ reason: Sentence) -> SwiftFailure {
    .unavailable(
      reason: .says("machine.build", ["reason": .sentence(reason)]),
      advice: .says("machine.build.advice"))
  }

  static func notWritten(_ file: String) -> SwiftFailure {
    failure(.says("machine.build.notWritten", ["file": .text(file)]))
  }

  static func noLinker(_ compiler: String) -> SwiftFailure {
    failure(.says("machine.build.noLinker", ["compiler": .text(compiler)]))
  }
}
