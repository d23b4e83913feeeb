import Course
import Platform
import SwiftRunning

/// `lessons lsp`: a language server for `.layout` files, over standard input and output; with
/// `--swift` what stands between an editor and the compiler's server.
enum LSPCommand {
  /// How long nobody has to have typed before the verdict is told, in milliseconds.
  private static let pause: Int32 = 300
  /// How often is looked whether the editor still runs, in milliseconds.
  private static let patience: Int32 = 5000

  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    if invocation.isSet("swift") { return try serveSwift(surroundings) }
    var server = try LayoutServer(surroundings, invocation)
    while server.exitStatus == nil {
      let wait = server.isUndecided ? pause : patience
      // An editor that is gone needs no answer, and leaves nothing to put away.
      guard let bytes = surroundings.nextInput(wait), !isGone(server.editor) else {
        return Outcome(status: .notYet)
      }
      let answer = bytes.isEmpty ? server.decide() : server.receive(bytes)
      guard surroundings.putBytes(answer) else { return Outcome(status: .notYet) }
    }
    return Outcome(status: server.exitStatus ?? .notYet)
  }

  /// Passes on what an editor says, until one of the two sides ends.
  private static func serveSwift(_ surroundings: Surroundings) throws(CommandError) -> Outcome {
    guard let tools = try? Toolchain.find(environment: surroundings.environment),
      var server = try? FedProgram(
        ChildCommand("\(tools.folder)/sourcekit-lsp", environment: surroundings.environment))
    else { throw .usage(.says("usage.lsp.swift")) }
    var filter = SwiftEditorFilter()
    while !server.isOver, let bytes = surroundings.nextInput(patience) {
      guard server.put(filter.passedOn(bytes)) else { break }
    }
    return Outcome(status: server.end() ? .passed : .notYet)
  }

  private static func isGone(_ process: Int32?) -> Bool {
    guard let process, process > 0 else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}
