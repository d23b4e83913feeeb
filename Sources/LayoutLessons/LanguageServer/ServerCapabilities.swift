import Terminal

/// What the server tells an editor that it can do.
struct ServerCapabilities: Encodable {
  struct Capabilities: Encodable {
    struct Synchronization: Encodable {
      let openClose = true
      /// Each change comes as the whole text: answers are short.
      let change = 1
    }
    struct Completion: Encodable { let triggerCharacters = ["."] }
    struct Execution: Encodable { let commands = [LayoutServer.hintCommand] }

    let positionEncoding = "utf-16"
    let textDocumentSync = Synchronization()
    let completionProvider = Completion()
    let hoverProvider = true
    let codeActionProvider = true
    let inlayHintProvider = true
    let executeCommandProvider = Execution()
  }

  struct Program: Encodable {
    let name = "lessons"
    let version = ProgramVersion.current
  }

  let capabilities = Capabilities()
  let serverInfo = Program()

  static let all = ServerCapabilities()
}
