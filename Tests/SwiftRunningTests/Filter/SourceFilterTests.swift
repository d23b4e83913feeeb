import Grading
import LayoutEngine
import SwiftRunning
import TestRunners
import Testing

@Suite("The filter before the compiler")
struct SourceFilterTests {
  private func refusal(_ text: String) -> String? {
    do throws(SwiftFailure) {
      try SourceFilter.check(text)
      return nil
    } catch {
      guard case .refused(let refusal) = error else { return "\(error)" }
      let place = refusal.place
      return "\(place.line):\(place.column)+\(refusal.length) \(English.text(refusal.reason))"
    }
  }

  @Test(
    "lets ordinary code pass",
    arguments: [
      "", "import UIKit", "import Foundation", "import CoreGraphics\nimport QuartzCore",
      "import class UIKit.UIView", "let a = #\"a \\(b) @_c\"#", "// @_silgen_name",
      "/* import Glibc /* nested */ @_cdecl */ let x = 1", "let s = \"import Glibc @_cdecl\"",
      "let s = \"\"\"\n  @_cdecl(\"\n  \"\"\"", "@objc @IBOutlet weak var a: UIView?",
      "@Clamped var a = 1", "@MainActor final class A {}", "let b = #selector(tapped)",
      "let optional = 1; f(optional)",
      "print(#file, #line, #function)", "enum E { case `import` }; let e = E.import",
      "let s = \"\\(`default`)\"", "let `图` = 1", "let\u{A0}a = 1", "#if os(iOS)\n#else\n#endif",
      "let swift = 1, compiler = swift", "call(import: 1)",
      "#if canImport(Glibc)\n#endif", "let importer = 1", "let s = \"a \\(b(\")\")) c\"",
      "let s = #\"\"\"#", "let 图 = 1 // 照片",
    ])
  func passes(text: String) {
    #expect(refusal(text) == nil)
  }

  @Test(
    "refuses, and says where and why",
    arguments: [
      ("import Glibc", "1:8+5", "there is no module Glibc here"),
      ("import UIKit\n  import/**/`Glibc`", "2:13+7", "there is no module Glibc here"),
      ("import\nGlibc", "2:1+5", "there is no module Glibc here"),
      ("import func Glibc.system", "1:13+5", "there is no module Glibc here"),
      ("import\u{0C}Glibc", "1:8+5", "there is no module Glibc here"),
      ("@\u{0B}_cdecl(\"x\") func f() {}", "1:1+8", "@_cdecl is not for answers"),
      ("let 图 = 1; import Darwin", "1:19+6", "there is no module Darwin here"),
      ("@_silgen_name(\"x\") func f()", "1:1+13", "@_silgen_name is not for answers"),
      ("@ /* */ _cdecl(\"x\") func f() {}", "1:1+14", "@_cdecl is not for answers"),
      ("@section(\"x\") let a = 1", "1:1+8", "@section is not for answers"),
      ("@c func f() {}", "1:1+2", "@c is not for answers"),
      ("@used let a = 1", "1:1+5", "@used is not for answers"),
      ("@attached(peer) macro m()", "1:1+9", "@attached is not for answers"),
      ("let a = #externalMacro(module: \"a\")", "1:9+14", "#externalMacro is not for answers"),
      ("#sourceLocation(file: \"a\", line: 1)", "1:1+15", "#sourceLocation is not for answers"),
      ("let r = #/ \" /#", "1:9+1", "a # needs a word after it"),
      ("nonisolated(unsafe) var a = 1", "1:13+6", "code marked as unsafe is not run"),
      ("let s = \"\\(unsafe f())\"", "1:12+6", "code marked as unsafe is not run"),
      ("let s = #\"\\#(unsafe f())\"#", "1:14+6", "code marked as unsafe is not run"),
      ("let s = \"\"\"\n\\(unsafe f())\n\"\"\"", "2:3+6", "code marked as unsafe is not run"),
      (
        "let s = #\"\"\"#\nimport Glibc\nlet t = #\"\"\"#", "2:8+5", "there is no module Glibc here"
      ),
      ("let s = \"a\nimport Glibc\n\"", "2:8+5", "there is no module Glibc here"),
      ("func lessonsAnswer() {}", "1:6+13", "the name lessonsAnswer belongs to the program"),
      ("class `AnswerStage` {}", "1:7+13", "the name AnswerStage belongs to the program"),
      ("@objc protocol P {\n  @objc optional func f()\n}", "2:9+8", "remove `optional`"),
      ("@NSManaged var a: Int", "1:1+10", "@NSManaged is not for answers"),
      ("let a = 1\0", "1:10+1", "a byte with the value 0 stands here"),
      ("let a = b...\nimport Glibc", "2:8+5", "there is no module Glibc here"),
      ("let a = b.+.\nimport Glibc", "2:8+5", "there is no module Glibc here"),
      ("let a = b.\nimport Glibc", "2:8+5", "there is no module Glibc here"),
      ("let a = b.import\nlet c = 1", "2:5+1", "there is no module c here"),
      ("import\u{A0}Glibc", "1:8+5", "there is no module Glibc here"),
      ("import 图", "1:8+1", "there is no module 图 here"),
      ("import UIKit图", "1:8+6", "there is no module UIKit图 here"),
      ("import class/**/图.a", "1:17+1", "there is no module 图 here"),
      ("@\u{A0}_cdecl(\"x\") func f() {}", "1:1+8", "@_cdecl is not for answers"),
      ("nonisolated(`unsafe`) var a = 1", "1:13+8", "code marked as unsafe is not run"),
      ("let a = `b", "1:9+1", "this backtick does not belong to a pair around a name"),
      ("let a = ``", "1:9+1", "this backtick does not belong to a pair around a name"),
      ("func `it works`() {}", "1:6+1", "this backtick does not belong to a pair around a name"),
      ("let s = \"\\(`a)\"`)\"", "1:12+1", "this backtick does not belong to a pair"),
      ("#if false\n`x /*\n#endif\n// */", "2:1+1", "this backtick does not belong to a pair"),
      ("#if swift(<1)\n“/*”\n#endif\nimport Glibc\n//*/", "1:5+5", "swift(…) asks which version"),
      ("#if A && !(compiler (>=9))\n#endif", "1:12+8", "compiler(…) asks which version"),
      ("#if `swift`(<1)\n#endif", "1:5+7", "swift(…) asks which version"),
      ("#if _compiler_version(\"9\")\n#endif", "1:5+17", "_compiler_version(…) asks which"),
    ])
  func refuses(text: String, place: String, reason: String) throws {
    let found = try #require(refusal(text))
    #expect(found.hasPrefix(place + " "), "\(found)")
    #expect(found.contains(reason), "\(found)")
  }

  @Test("refuses texts that are nested too deeply, and doesn't hang")
  func nesting() {
    let text = String(repeating: "\"\\(", count: 5000)
    #expect(
      refusal(text)
        == "1:1+0 string interpolations are nested too deeply; give the inner strings names")
  }

  @Test("refuses files of more than 64 KiB")
  func size() {
    #expect(
      refusal(String(repeating: " ", count: 65_537))
        == "limitExceeded(Grading.SwiftLimit.sourceBytes(65536))")
    #expect(refusal(String(repeating: " ", count: 65_536)) == nil)
  }
}
