import Course
import Platform
import SwiftRunning
import Terminal

/// `lessons lsp`: a language server for `.layout` files, over standard input and output; with
/// `--swift` a filter between an editor and the compiler's language server.
enum LSPCommand {
  static let command = CommandSpec(
    "lsp", summary: .says("help.lsp"),
    details: .says("help.lsp.details"),
    options: [.init("swift", help: .says("help.lsp.swift"))], run: run)

  /// How long the server waits after the last change before it sends the verdict, in milliseconds.
  private static let pause: Int32 = 300
  /// The time between two checks that the editor still runs, in milliseconds.
  private static let patience: Int32 = 5000

  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    if invocation.isSet("swift") { return try serveSwift(surroundings) }
    var server = try LayoutServer(surroundings, invocation)
    while server.exitStatus == nil {
      let wait = server.isUndecided ? pause : patience
      // The editor has exited: there is nobody to respond to, and nothing to clean up.
      guard let bytes = surroundings.nextInput(wait), !isGone(server.editor) else {
        return Outcome(status: .notYet)
      }
      let answer = bytes.isEmpty ? server.decide() : server.receive(bytes)
      guard surroundings.putBytes(answer) else { return Outcome(status: .notYet) }
    }
    return Outcome(status: server.exitStatus ?? .notYet)
  }

  /// Passes on the editor's messages until the editor or the language server exits.
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
