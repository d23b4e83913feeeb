import Grader
import SwiftRunning
import Testing

@Suite("What only an Objective-C run time could mean")
struct SourceBlankingTests {
  @Test(
    "is blanked, and nothing else moves",
    arguments: [
      ("@objc func f() {}", "      func f() {}"),
      ("@IBOutlet weak var a: UIView?", "          weak var a: UIView?"),
      ("@IBAction func f(_ a: Any) {}", "          func f(_ a: Any) {}"),
      ("@objc(doIt:) func f() {}", "             func f() {}"),
      ("@objcMembers class A {}", "             class A {}"),
      ("@main class A {}", "      class A {}"),
      ("import CoreGraphics\nimport UIKit", "                   \nimport UIKit"),
      ("a(#selector(tapped(_:)))", "a( Selector(          ))"),
      ("a(#selector(B.c\n ), d)", "a( Selector(   \n ), d)"),
      ("let s = \"@objc\" // @objc", "let s = \"@objc\" // @objc"),
      ("@MainActor class A {}", "@MainActor class A {}"),
    ])
  func blanks(text: String, expected: String) {
    #expect(SourceBlanking.compiled(text) == expected)
  }

  @Test("leaves lines and columns where they are")
  func width() {
    let text = "@objc(图片) func f() {\n  g(#selector(图.按))\n}"
    let compiled = SourceBlanking.compiled(text)
    #expect(compiled.utf8.count == text.utf8.count)
    #expect(compiled.split(separator: "\n").count == 3)
  }
}
