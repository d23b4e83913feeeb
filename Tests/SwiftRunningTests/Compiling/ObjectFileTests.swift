import SwiftRunning

#if os(Linux)
  import Foundation
  import Testing

  @testable import SwiftRunning

  @Suite("Code of a compiled answer that runs without a call")
  struct ObjectFileTests {
    private static let sections = [
      ".init_array", ".init_array.00001", ".preinit_array", ".fini_array", ".ctors", ".ctors.65535",
      ".dtors", ".init", ".fini",
    ]

    /// Compiles C and says whether something in it begins by itself.
    private func begins(_ code: String) throws -> Bool {
      let folder = FileManager.default.temporaryDirectory.appending(path: "object-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try code.write(to: folder.appending(path: "code.c"), atomically: false, encoding: .utf8)
      let toolchain = try SwiftTools.toolchain
      let result = try ChildProcess.run(
        ChildCommand(
          toolchain.clang, ["-c", "code.c", "-o", "code.o"], folder: folder.path(),
          limits: Limits(wallClockSeconds: 60)))
      try #require(result.ending == .exited(0), "\(String(decoding: result.errors, as: UTF8.self))")
      return ObjectFile.hasInitializers(folder.appending(path: "code.o").path())
    }

    @Test("code that the loader calls is found by its section", arguments: sections)
    func section(name: String) throws {
      #expect(
        try begins(
          "void f(void) {}\n__attribute__((section(\"\(name)\"), used)) void (*p)(void) = f;\n"))
    }

    @Test("ordinary code has none, and a section whose name only begins alike doesn't count")
    func ordinary() throws {
      #expect(try !begins("int f(void) { return 1; }\n"))
      #expect(
        try !begins(
          "__attribute__((section(\".initial\"), used)) int a = 1;\n"
            + "__attribute__((section(\".data.init\"), used)) int b = 1;\n"))
    }

    @Test("a file that isn't an object has none, whatever its bytes are")
    func damaged() {
      var bytes = [UInt8](repeating: 0xff, count: 200)
      #expect(!bytes.withUnsafeBytes { ObjectFile.hasInitializers($0) })
      bytes.replaceSubrange(0..<6, with: [0x7f, 0x45, 0x4c, 0x46, 2, 1])
      for count in 0...200 {
        #expect(!bytes[..<count].withUnsafeBytes { ObjectFile.hasInitializers($0) })
      }
      #expect(!ObjectFile.hasInitializers("/nowhere"))
    }
  }
#endif
