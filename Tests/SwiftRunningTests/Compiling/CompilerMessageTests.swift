import Course
import Grading
import LayoutEngine
import SwiftRunning
import TestRunners
import Testing

@Suite("Compiler messages about a learner's file")
struct CompilerMessageTests {
  /// The errors as `line:column text (suggestion)`.
  private func errors(_ text: String, entry: SwiftEntry = .layOut) -> [String] {
    guard case .notCompiled(let messages) = RealAnswers.failure(text, entry: entry) else {
      return ["compiled"]
    }
    return messages.filter { $0.kind == .error }.map { message in
      let place = message.place.map { "\($0.line):\($0.column) " } ?? ""
      return place + English.text(message.text) + (message.suggestion.map { " (\($0)?)" } ?? "")
    }
  }

  @Test(
    "have the learner's line and column, and the name that the learner probably meant",
    arguments: [
      (
        "note.heigthAnchor.constraint(equalToConstant: 1).isActive = true",
        "3:6 value of type 'UILabel' has no member 'heigthAnchor' (heightAnchor?)"
      ),
      (
        "NSLayoutConstraint.activte([])",
        "3:20 type 'NSLayoutConstraint' has no member 'activte' (activate?)"
      ),
      ("let label = UILable()", "3:13 cannot find 'UILable' in scope (UILabel?)"),
      ("let label: UILable? = nil", "3:12 cannot find type 'UILable' in scope (UILabel?)"),
      ("let 图 = 1; phto.isHidden = 图 > 0", "3:12 cannot find 'phto' in scope (photo?)"),
      (
        "note.leadingAnchor.constraint(equalsTo: view.leadingAnchor).isActive = true",
        "3:30 incorrect argument label in call (have 'equalsTo:', expected 'equalTo:')"
      ),
      (
        "note.leadingAnchor.constraint(equalTo: view.topAnchor).isActive = true",
        "3:45 cannot convert value of type 'NSLayoutAnchor<NSLayoutYAxisAnchor>' to expected "
          + "argument type 'NSLayoutAnchor<NSLayoutXAxisAnchor>'"
      ),
      (
        "view.addConstraint(NSLayoutConstraint(item: note, attribute: .widht, relatedBy: .equal, "
          + "toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 1))",
        "3:63 type 'NSLayoutConstraint.Attribute' has no member 'widht' (width?)"
      ),
    ])
  func messages(line: String, message: String) {
    #expect(errors(RealAnswers.text(line)) == [message])
  }

  @Test(
    "proposes only names that what the line names has, and the property that Objective-C calls so",
    arguments: [
      (
        "note.widthAnchor.constraint(equalToConstant: 1).active = true",
        "3:49 value of type 'NSLayoutConstraint' has no member 'active' (isActive?)"
      ),
      ("note.hidden = true", "3:6 value of type 'UILabel' has no member 'hidden' (isHidden?)"),
      ("note.activte([])", "3:6 value of type 'UILabel' has no member 'activte'"),
      ("_ = note.isPriorityy", "3:10 value of type 'UILabel' has no member 'isPriorityy'"),
      ("_ = view.frame.widht", "3:16 value of type 'CGRect' has no member 'widht' (width?)"),
      (
        "_ = UIButton.Configuration.filed()",
        "3:28 type 'UIButton.Configuration' has no member 'filed' (filled?)"
      ),
      (
        "class Card: UILabel { var badge = 1 }; _ = Card().bagde; _ = Card().txet",
        "3:51 value of type 'Card' has no member 'bagde' (badge?)"
      ),
    ])
  func meant(line: String, message: String) {
    #expect(errors(RealAnswers.text(line)).first == message)
  }

  @Test(
    "says that UIKit has what isn't here",
    arguments: [
      (
        "_ = UIDynamicAnimator(referenceView: view)",
        "3:5 UIDynamicAnimator is in UIKit, but not in this course"
      ),
      (
        "let a: UISheetPresentationController? = nil",
        "3:8 UISheetPresentationController is in UIKit, but not in this course"
      ),
      (
        "_ = note.hitTest(.zero, with: nil)",
        "3:10 UIView.hitTest is in UIKit, but not in this course"
      ),
      (
        "_ = UIView.KeyframeAnimationOptions()",
        "3:12 UIView.KeyframeAnimationOptions is in UIKit, but not in this course"
      ),
      (
        "class Page: UIViewController { override var prefersPointerLocked: Bool { true } }",
        "3:45 UIViewController.prefersPointerLocked is in UIKit, but not in this course"
      ),
      ("_ = UIDynamicAnimatr()", "3:5 cannot find 'UIDynamicAnimatr' in scope"),
      (
        "struct Own { var a = 1 }; Own().hitTest()",
        "3:33 value of type 'Own' has no member 'hitTest'"
      ),
    ])
  func elsewhere(line: String, message: String) {
    #expect(errors(RealAnswers.text(line)).first == message)
  }

  @Test("show a call's labels as UIKit has them, and list each of them once")
  func labels() {
    let call =
      "_ = NSLayoutConstraint(item: note, attribute: .width, relatedBy: .equal, toItem: nil, "
      + "attribute: .notAnAttribute, multiplier: 1,5, constant: 1)"
    let labels = "item:attribute:relatedBy:toItem:attribute:multiplier:"
    #expect(
      errors(RealAnswers.text(call)).first
        == "3:23 incorrect argument labels in call (have '\(labels)_:constant:', "
        + "expected '\(labels)constant:')")
  }

  @Test(
    "give the new name for a name from an older tutorial, as Xcode does",
    arguments: [
      (
        "let a: NSLayoutAttribute = .left",
        "3:8 'NSLayoutAttribute' has been renamed to 'NSLayoutConstraint.Attribute'"
      ),
      (
        "note.setContentHuggingPriority(UILayoutPriorityRequired, for: .vertical)",
        "3:32 'UILayoutPriorityRequired' has been renamed to 'UILayoutPriority.required'"
      ),
      (
        "view.layoutMargins = UIEdgeInsetsMake(1, 2, 3, 4)",
        "3:22 'UIEdgeInsetsMake' has been replaced by 'UIEdgeInsets.init(top:left:bottom:right:)'"
      ),
      (
        "view.bringSubview(toFront: note)",
        "3:6 'bringSubview(toFront:)' has been renamed to 'bringSubviewToFront(_:)'"
      ),
      (
        "photo.frame = UIEdgeInsetsInsetRect(view.bounds, .zero)",
        "3:15 'UIEdgeInsetsInsetRect' has been replaced by instance method 'CGRect.inset(by:)'"
      ),
      (
        "print(CGRectGetMaxY(note.frame))",
        "3:7 'CGRectGetMaxY' has been replaced by property 'CGRect.maxY'"
      ),
      (
        "note.frame = CGRectMake(0, 0, 1, 1)",
        "3:14 'CGRectMake' is unavailable: write CGRect(x:y:width:height:)"
      ),
    ])
  func olderNames(line: String, message: String) {
    #expect(errors(RealAnswers.text(line)) == [message])
  }

  @Test("keep text that looks like another notation")
  func brace() {
    #expect(
      errors("import UIKit\nfunc layOut(photo: UIImageView, note: UILabel, in view: UIView) {")
        == ["2:65 this `{` is never closed; write `}` where it should end"])
  }

  private static let wanted =
    "the exercise calls `func layOut(photo: UIImageView, note: UILabel, in view: UIView)`"

  @Test(
    "are in our words if the file lacks the function that the exercise calls",
    arguments: [
      ("", wanted + ", and the file has nothing of this name"),
      (
        "import UIKit\nfunc layout(in view: UIView) {}",
        "2:6 " + wanted + ", and the file has nothing of this name (layOut?)"
      ),
      (
        "import UIKit\nfunc layOut(photo: UILabel, note: UILabel, in view: UIView) {}",
        "2:6 " + wanted + ", and this one is declared otherwise: compare labels, types and "
          + "their order"
      ),
      (
        "import UIKit\nfunc layOut(_ photo: UIImageView, note: UILabel, in view: UIView) {}",
        "2:6 " + wanted + ", and this one is declared otherwise: compare labels, types and "
          + "their order"
      ),
    ])
  func entry(text: String, message: String) {
    #expect(errors(text) == [message])
  }

  @Test(
    "put the cause before its consequences",
    arguments: [
      (
        "view.addSubview(badge)\nnote.widhtAnchor.isHidden = true\nprint(badge)",
        [
          "3:17 cannot find 'badge' in scope",
          "4:6 value of type 'UILabel' has no member 'widhtAnchor' (widthAnchor?)",
          "5:7 cannot find 'badge' in scope",
        ]
      ),
      (
        "let a = badge\nlet b = [1, 2",
        ["4:9 this `[` is never closed; write `]` where it should end, before the `}` in line 5"]
      ),
    ])
  func causes(lines: String, messages: [String]) {
    #expect(errors(RealAnswers.text(lines)) == messages)
  }

  private static let page = SwiftEntry.controller(className: "Page")

  @Test("say where a function is, if it stands inside a type")
  func stray() {
    #expect(
      errors(
        "import UIKit\nclass MyVC: UIViewController {\n"
          + "  func layOut(photo: UIImageView, note: UILabel, in view: UIView) {}\n}\n") == [
          "3:8 `layOut` is inside the braces of `MyVC`, and the exercise calls it on its own"
        ])
    #expect(
      errors("import UIKit\nfunc move() {}\n", entry: Self.page) == [
        "2:6 `move` is outside every class, and the exercise calls it on a `Page`"
      ])
    // What the compiler says of it is only a consequence.
    #expect(
      errors("import UIKit\noverride func viewDidLoad() {\n}\n", entry: Self.page).first
        == "2:15 `viewDidLoad` is outside every class, and the exercise calls it on a `Page`")
  }

  @Test("say that a method which is called later stands outside of its class")
  func strayLater() {
    let failure = RealAnswers.failure(
      "import UIKit\nclass Page: UIViewController {}\nfunc move() {}\n", entry: Self.page,
      then: .method(name: "move"))
    guard case .notCompiled(let messages) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(messages.map(\.stray) == [StrayFunction(name: "move", type: "Page", isInside: false)])
  }

  @Test("are in our words if the file lacks the controller that the exercise creates")
  func controller() {
    #expect(
      errors(
        "import UIKit\nclass Controller: UIViewController {}",
        entry: .controller(className: "ViewController")) == [
          "the exercise calls `class ViewController: UIViewController`, and the file has nothing "
            + "of this name"
        ])
  }

  @Test("come soon if an expression would keep the compiler busy for ever")
  func bomb() {
    let sum = (1...40).map { "CGFloat(\($0)) * 1.5 + Double(\($0)) / 2" }.joined(separator: " - ")
    let failure = RealAnswers.failure(RealAnswers.text("  let x: CGFloat = \(sum) + \"a\""))
    switch failure {
    case .notCompiled, .limitExceeded(.compileSeconds): break
    default: Issue.record("\(String(describing: failure))")
    }
  }
}

@Suite("Compiler messages with a known cause")
struct CompilerAdviceTests {
  /// The first error of a function with one line, as `words (suggestion)`.
  private func error(_ line: String) -> String? {
    guard case .notCompiled(let messages) = RealAnswers.failure(RealAnswers.text(line)),
      let message = messages.first(where: { $0.kind == .error })
    else { return nil }
    return English.text(message.words) + (message.suggestion.map { " (\($0)?)" } ?? "")
  }

  @Test(
    "have what to write for a number in place of an anchor or a priority",
    arguments: [
      ("note.widthAnchor.constraint(equalTo: 128).isActive = true", "equalToConstant:"),
      (
        "note.widthAnchor.constraint(lessThanOrEqualTo: 128).isActive = true",
        "lessThanOrEqualToConstant:"
      ),
      ("note.widthAnchor.constraint(equalToConstant: 1).priority = 500", "UILayoutPriority(500)"),
    ])
  func calls(line: String, suggestion: String) {
    #expect(error(line)?.hasSuffix(" (\(suggestion)?)") == true)
  }

  @Test("have the argument for a sum with anchors, on either side")
  func sum() {
    #expect(
      error("note.widthAnchor.constraint(equalTo: 3 * view.heightAnchor).isActive = true")
        == "Swift can't calculate with anchors; pass the number to the call as its argument "
        + "`multiplier:`")
  }

  @Test("say that UIKit has no member which is only ours")
  func hidden() { #expect(error("UIStackView().gap = 8") == "UIKit has no gap here") }
}

@Suite("A file at which the compiler crashes")
struct OverwhelmedCompilerTests {
  /// The compiler calls itself for each type inside another, so a small stack is full at once.
  @Test("gets a message of ours, without a line")
  func stack() {
    var limits = AnswerLimits()
    limits.compiling.stack = 1 << 20
    #expect(
      RealAnswers.failure(deep(500), limits: limits)
        == .notCompiled([
          CompilerMessage(kind: .error, place: nil, text: .says("swift.compilerStops"))
        ]))
  }

  private func deep(_ count: Int) -> String {
    "import UIKit\nfunc layOut(photo: UIImageView, note: UILabel, in view: UIView) {\n"
      + "  let a: " + String(repeating: "Optional<", count: count) + "Int"
      + String(repeating: ">", count: count) + " = nil\n}\n"
  }
}
