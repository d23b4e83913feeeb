@testable import SwiftRunning
import Testing
import TestRunners

@Suite("Code that needs the Objective-C run time")
struct SourceBlankingTests {
  @Test(
    "is replaced by spaces, and nothing else moves",
    arguments: [
      ("@objc func f() {}", "      func f() {}"),
      ("@IBOutlet weak var a: UIView?", "          weak var a: UIView?"),
      ("@IBAction func f(_ a: Any) {}", "          func f(_ a: Any) {}"),
      ("@objc(doIt:) func f() {}", "             func f() {}"),
      ("@objcMembers class A {}", "             class A {}"),
      ("@main class A {}", "      class A {}"),
      ("import CoreGraphics\nimport UIKit", "                   \nimport UIKit"),
      ("import class CoreGraphics.CGColor\na", "                                 \na"),
      ("import CoreGraphics.CGBase\na", "                          \na"),
      ("import UIKit.NSLayoutAnchor\na", "import UIKit               \na"),
      ("import UIKit.UIView.UIKit; b.c", "import UIKit             ; b.c"),
      ("import class UIKit.UIView", "import class UIKit.UIView"),
      ("import UIKit\n.a", "import UIKit\n  "),
      ("a(#selector(tapped(_:)))", "a( Selector(tapped(_:)))"),
      ("a(#selector(B.c\n ), d)", "a( Selector(B.c\n ), d)"),
      ("#selector\r\n(B.c)", " Selector\r\n(B.c)"),
      ("a == #selector(b)", "a ==  Selector(b)"),
      ("a==#selector(b)", "a==Selector (b)"),
      ("\"\\(#selector(b)) #selector(c)\"", "\"\\( Selector(b)) #selector(c)\""),
      ("#selector(getter: View.alpha)", " Selector(getter:\\View.alpha)"),
      ("#selector(setter: alpha)", " Selector(setter: alpha)"),
      ("/* #selector(a) @objc */ a", "/* #selector(a) @objc */ a"),
      ("#selector(unfinished", "#selector(unfinished"),
      ("f(#keyPath(Person.name.first))", "f(\"name.first\"               )"),
      ("#keyPath(name\n)", "\"name\"       \n "),
      ("@objc dynamic var a = 1", "      dynamic var a = 1"),
      ("@objc(\n  doIt:\n) func f() {}", "      \n       \n  func f() {}"),
      ("@objc protocol P { @objc func f() }", "      protocol P {       func f() }"),
      ("@objc\nprivate func f() {}", "     \nprivate func f() {}"),
      ("@IBInspectable var a = 1", "               var a = 1"),
      ("@IBDesignable class A {}", "              class A {}"),
      ("@nonobjc func f() {}", "@nonobjc func f() {}"),
      ("class A: @unchecked Sendable {}", "class A: @unchecked Sendable {}"),
      ("\"a \\(f(\"@objc\")) @objc\"", "\"a \\(f(\"@objc\")) @objc\""),
      ("let s = \"@objc\" // @objc", "let s = \"@objc\" // @objc"),
      ("@MainActor class A {}", "@MainActor class A {}"),
    ])
  func blanks(text: String, expected: String) {
    #expect(SourceBlanking.compiled(text) == expected)
  }

  @Test("keeps all lines and columns")
  func width() {
    let text = "@objc(图片) func f() {\n  g(#selector(图.按))\n}"
    #expect(Self.ends(in: SourceBlanking.compiled(text)) == Self.ends(in: text))
  }

  @Test("keeps the lines and columns of any text", arguments: 1...20)
  func anyText(seed: UInt64) {
    var numbers = SeededGenerator(state: seed)
    for _ in 0..<100 {
      let count = Int.random(in: 1...30, using: &numbers)
      let text = (0..<count).compactMap { _ in Self.pieces.randomElement(using: &numbers) }.joined()
      #expect(Self.ends(in: SourceBlanking.compiled(text)) == Self.ends(in: text), "\(text)")
    }
  }

  private static let pieces: [String] = [
    "#selector", "#keyPath", "@objc", "@IBOutlet", "@", "#", "(", ")", "(_:)", "getter:",
    "setter: ",
    "A.b", "View", "self", ".", " as ", "\"", "\\(", "\"\"\"", "//", "/*", "*/", "\n", "\r\n", " ",
    "import ", "class ", "CoreGraphics", "QuartzCore", "图", "é", "`a`", ",", "=", "#\"", "optional",
  ]

  /// The length of a text and where its lines end, in bytes.
  private static func ends(in text: String) -> [Int] {
    let bytes = Array(text.utf8)
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    return ends + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\r") } + [bytes.count]
  }
}

@Suite("The names of the methods that #selector stands for")
struct NamedSelectorTests {
  @Test(
    "are what Objective-C would call them",
    arguments: [
      ("#selector(tapped)", "tapped"), ("#selector(tapped(_:))", "tapped:"),
      ("#selector(A.B.tapped(_:event:))", "tapped:event:"),
      ("#selector(self.tapped(_:_:))", "tapped::"),
      ("#selector(tapped(sender:))", "tappedWithSender:"),
      ("#selector(show(for:at:))", "showFor:at:"),
      ("#selector(type(of: self).tapped(_:))", "tapped:"),
      ("#selector(tapped as (A) -> () -> Void)", "tapped"),
      ("#selector(`default`)", "default"),
      ("#selector(getter: A.alpha)", "alpha"), ("#selector(setter: A.alpha)", "setAlpha:"),
      ("#selector(tapped); func tapped(_ a: [Int: () -> Void], b c: Int) {}", "tapped:b:"),
      ("#selector(tapped); func tapped() {}; func tapped(_ a: Int) {}", "tapped"),
    ])
  func names(text: String, name: String) {
    #expect(NamedSelector.all(in: text) == [NamedSelector(line: 1, column: 10, name: name)])
  }

  @Test("are listed with their places, without those that the scanner can't read")
  func places() {
    let text = "é #selector(a)\n  b==#selector(b(_:))\n#selector(naïve) #selector()"
    #expect(
      NamedSelector.all(in: text) == [
        NamedSelector(line: 1, column: 13, name: "a"),
        NamedSelector(line: 2, column: 15, name: "b:"),
      ])
  }
}
