import Foundation
import TestRunners
import Testing

@Suite("Layout server: in a process of its own")
struct EditorProcessTests {
  private func server(_ learner: borrowing Learner, editor: Int32? = nil) throws -> LanguageServer {
    try LanguageServer(
      RealRunner.builtLessons, ["lsp"], environment: ["LESSONS_COURSE": Learner.course],
      editor: editor, folder: learner.folder)
  }

  private func open(_ text: String, in server: LanguageServer) throws {
    let document: LanguageServer.Message = [
      "uri": "untitled:a", "languageId": "layout", "version": 1, "text": text,
    ]
    try server.notify("textDocument/didOpen", ["textDocument": document])
  }

  @Test("says at once what can't be read, and the verdict once nobody types")
  func session() throws {
    let learner = try Learner()
    let server = try server(learner)
    try open("A.width = 3\nA.width = 4", in: server)
    #expect(try server.published("untitled:a") == [])
    #expect(try server.published("untitled:a").first?.hasPrefix("2:1 No layout satisfies") == true)
    #expect(try server.request("shutdown", [:]) is NSNull)
    try server.notify("exit", [:])
    #expect(server.wait() == 0)
  }

  @Test("ends when the editor dies, whatever it was at")
  func death() throws {
    let learner = try Learner()
    let server = try server(learner)
    try open("A.width = 3\nA.width = 4", in: server)
    #expect(try server.leave() == 1)
  }

  @Test("ends when the editor's process is gone, even if its pipe is still open")
  func gone() throws {
    let learner = try Learner()
    let other = Process()
    other.executableURL = URL(filePath: "/bin/sh")
    other.arguments = ["-c", "exit 0"]
    try other.run()
    other.waitUntilExit()
    let server = try server(learner, editor: other.processIdentifier)
    #expect(server.wait() == 1)
  }
}
