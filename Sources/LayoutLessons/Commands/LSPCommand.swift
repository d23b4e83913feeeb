import Platform

/// `lessons lsp`: a language server for `.layout` files, over standard input and output.
enum LSPCommand {
  /// How long nobody has to have typed before the verdict is told, in milliseconds.
  private static let pause: Int32 = 300
  /// How often is looked whether the editor still runs, in milliseconds.
  private static let patience: Int32 = 5000

  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
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

  private static func isGone(_ process: Int32?) -> Bool {
    guard let process, process > 0 else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}
