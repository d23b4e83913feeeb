import LayoutEngine
import LayoutUIKit
import Testing

@MainActor @Suite("Constraints from visual formats")
struct VisualFormatTests {
  let view = UIView(width: 320, height: 80)
  let photo: UIView
  let note: UIView
  let loose = UIView()

  init() {
    photo = view.addFreeSubview()
    note = view.addFreeSubview()
  }

  private func made(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [String] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics,
      views: ["photo": photo, "note": note]
    ).map { constraint in
      func name(_ item: AnyObject?) -> String {
        item === photo ? "photo" : item === note ? "note" : item === view ? "view" : "-"
      }
      return "\(name(constraint.firstItem)).\(constraint.firstAttribute) "
        + "\(constraint.relation) \(name(constraint.secondItem))."
        + "\(constraint.secondAttribute) \(constraint.constant) "
        + "\(constraint.priority.rawValue) \(constraint.isActive)"
    }
  }

  @Test("the picture's constraints come in its order, and aren't active")
  func order() {
    #expect(
      made(
        "|-[photo(wide@750)]-gap-[note(>=photo)]-(>=20)-|", options: .alignAllTop,
        metrics: ["wide": 100, "gap": CGFloat(12.5)]) == [
          "photo.leading equal view.leadingMargin 0.0 1000.0 false",
          "photo.width equal -.notAnAttribute 100.0 750.0 false",
          "note.leading equal photo.trailing 12.5 1000.0 false",
          "note.width greaterThanOrEqual photo.width 0.0 1000.0 false",
          "view.trailing greaterThanOrEqual note.trailing 20.0 1000.0 false",
          "photo.top equal note.top 0.0 1000.0 false",
        ])
  }

  @Test("a direction says which edges meet")
  func direction() {
    #expect(
      made("|[photo]-[note]", options: .directionRightToLeft) == [
        "view.right equal photo.right 0.0 1000.0 false",
        "photo.left equal note.right 8.0 1000.0 false",
      ])
    #expect(
      made("|[photo]", options: .directionLeftToRight)
        == ["photo.left equal view.left 0.0 1000.0 false"])
  }

  @Test("metrics are numbers of any kind")
  func metrics() {
    for five in [5, 5.0, Float(5), CGFloat(5), UInt8(5), NSNumber(value: 5)] as [Any] {
      #expect(
        made("[photo(five)]", metrics: ["five": five])
          == ["photo.width equal -.notAnAttribute 5.0 1000.0 false"])
    }
  }

  @Test("beside a guide the bar is the view that owns it")
  func guide() {
    let guide = UILayoutGuide()
    photo.addLayoutGuide(guide)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|[guide]", options: [], metrics: nil, views: ["guide": guide])
    #expect(constraints.map { $0.secondItem === photo } == [true])
  }

  @Test("activated, they lay the views out")
  func layout() {
    let formats = ["H:|-16-[photo(100)]-[note]-16-|", "V:|-16-[photo]-16-|", "V:|[note(20)]"]
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil,
          views: ["photo": photo, "note": note]))
    }
    view.layoutIfNeeded()
    #expect(photo.numbers == [16, 16, 100, 48])
    #expect(note.numbers == [124, 0, 180, 20])
  }

  private func message(_ format: String, metrics: [String: Any] = [:]) -> LayoutException? {
    let forms = NSLayoutConstraint.forms(
      format, [], metrics, views: ["photo": photo, "loose": loose])
    guard case .failure(let exception) = forms else { return nil }
    return exception
  }

  @Test("a format that can't be read is an invalid argument, with UIKit's caret")
  func unreadable() {
    #expect(
      message("|-0-[photo-0-|")
        == LayoutException(
          .invalidArgument,
          """
          Unable to parse constraint format: 
          Expected a ']' here. That is how you give the end of a view. 
          |-0-[photo-0-| 
                    ^
          """))
    #expect(
      message("|[loose]|")?.reason == """
        Unable to parse constraint format: 
        Unable to interpret '|' character, because the related view doesn't have a superview 
        |[loose]| 
                ^
        """)
    #expect(
      message("[photo(gap)]", metrics: ["gap": "wide"])?.reason.contains(
        "Encountered metric with name \"gap\", but value was not specified in metrics or views "
          + "dictionaries") == true)
    #expect(message("[loose(20)]") == nil)
  }

  @Test("a priority out of range ends the program as setting it does")
  func priority() {
    #expect(
      message("[photo(20@1001)]")
        == LayoutException(
          .internalInconsistency,
          "It's illegal to set priority:1001.  Priorities must be greater than 0 and less or equal "
            + "to NSLayoutPriorityRequired, which is 1000.000000."))
  }

  @Test("the program ends at the learner's line")
  func end() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "[v(20]", options: [], metrics: nil, views: ["v": UIView()],
          file: "row.swift", line: 4)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "row.swift:4: Fatal error: *** Terminating app due to uncaught exception "
          + "'NSInvalidArgumentException', reason: 'Unable to parse constraint format: \n"
          + "A predicate on a view's thickness must end with ')' and the view must end with ']' \n"
          + "[v(20] \n     ^'"))
  }
}
