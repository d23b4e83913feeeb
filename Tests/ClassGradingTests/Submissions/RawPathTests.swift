import ClassGrading
import Testing

@Suite("The names of files that learners hand in")
struct RawPathTests {
  @Test(
    "are shown on one line, and different names differently",
    arguments: [
      (Array("Ana López".utf8), "Ana López"), (Array("a\nb".utf8), "a\\u{a}b"),
      ([0x61, 0xFF, 0x62], "a\\xFFb"), (Array("a\\nb".utf8), "a\\\\nb"),
      (Array("\u{1B}[31m".utf8), "\\u{1b}[31m"), (Array("\u{202E}x".utf8), "\\u{202e}x"),
      ([0xC3], "\\xC3"),
    ])
  func shown(bytes: [UInt8], text: String) { #expect(RawPath.shown(bytes) == text) }

  @Test(
    "are quoted in the command that unpacks them",
    arguments: [
      ("/tmp/hw1.zip", "unzip /tmp/hw1.zip -d /tmp/hw1"),
      ("/tmp/it's 1.ZIP", "unzip '/tmp/it'\\''s 1.ZIP' -d '/tmp/it'\\''s 1'"),
    ])
  func unpacking(path: String, command: String) {
    #expect(RawPath(path).unpackingCommand == command)
  }
}
