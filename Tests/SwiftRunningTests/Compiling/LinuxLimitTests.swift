import Course
import Grading
import SwiftRunning
import TestRunners
import Testing

/// The rows of docs/UIKIT.md, "What Linux changes in a file", that a compiler decides.
@Suite("What Linux changes in a file")
struct LinuxLimitTests {
  @Test(
    "the compiler refuses what only Objective-C could mean",
    arguments: [
      (
        "func make<T: UIView>(_ kind: T.Type) -> T { T() }",
        "constructing an object of class type 'T' with a metatype value must use a 'required' "
          + "initializer"
      ),
      (
        "protocol Empty { init() }; extension UILabel: Empty {}",
        "initializer requirement 'init()' can only be satisfied by a 'required' initializer in "
          + "non-final class 'UILabel'"
      ),
      (
        "protocol Tie { init(item: Any, attribute: NSLayoutConstraint.Attribute, "
          + "relatedBy: NSLayoutConstraint.Relation, toItem: Any?, "
          + "attribute: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat) }; "
          + "extension NSLayoutConstraint: Tie {}",
        "type 'NSLayoutConstraint' does not conform to protocol 'Tie'"
      ),
      (
        "func f(_ a: UIView) { _ = objc_getAssociatedObject(a, \"b\") }",
        "cannot find 'objc_getAssociatedObject' in scope"
      ),
    ])
  func refused(declarations: String, message: String) {
    guard
      case .notCompiled(let messages)? = RealAnswers.failure(
        RealAnswers.text("", before: declarations + "\n"))
    else {
      Issue.record("it compiles")
      return
    }
    #expect(messages.first { $0.kind == .error }.map { English.text($0.text) } == message)
  }

  @Test("what the page says to write instead compiles and runs")
  func instead() throws {
    let declarations = """
      import UIKit.NSLayoutAnchor
      class Card: UIView {
        required override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { nil }
      }
      func made<T: Card>(_ kind: T.Type) -> T { T(frame: .zero) }
      func made<T: UIView>(_ make: () -> T) -> T { make() }
      protocol Tie { static func tie(_ view: UIView) -> NSLayoutConstraint }
      extension NSLayoutConstraint: Tie {
        static func tie(_ view: UIView) -> NSLayoutConstraint {
          view.widthAnchor.constraint(equalToConstant: 1)
        }
      }
      """
    let lines = """
      print(type(of: made(Card.self)), type(of: made { UILabel() }))
      print(NSLayoutConstraint.tie(view).constant)
      let anchor: NSObject = view.leadingAnchor
      print(anchor is NSLayoutXAxisAnchor, anchor is NSLayoutAnchor<NSLayoutXAxisAnchor>)
      print(anchor is NSLayoutAnchor<AnyObject>)
      if #available(iOS 99, *) { print("available") } else { print("older") }
      if #unavailable(iOS 13) { print("unavailable") }
      #if canImport(ObjectiveC)
        print("Objective-C")
      #endif
      """
    #expect(
      try RealAnswers.run(RealAnswers.text(lines, before: declarations + "\n")).printed
        == "Card UILabel\n1.0\ntrue true\nfalse\navailable\n")
  }
}
