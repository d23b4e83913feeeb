public import Foundation
import LayoutEngine

/// The measure of text with one of our fonts; ``TextMeasure`` has the rule.
struct TextMetrics {
  let font: UIFont
  private let measure: TextMeasure

  /// At most that many lines are shown; with 0 as many as it takes.
  init(font: UIFont, numberOfLines: Int = 1, breaksAnywhere: Bool = false) {
    self.font = font
    measure = TextMeasure(
      font.measure, numberOfLines: numberOfLines, breaksAnywhere: breaksAnywhere)
  }

  func size(of text: String, wrappedIn width: CGFloat = 0) -> CGSize {
    let size = measure.size(of: text, wrappedIn: Double(width))
    return CGSize(width: size.width, height: size.height)
  }

  /// From the top of the text to its first baseline; `nil` without text.
  func firstBaseline(of text: String?) -> CGFloat? {
    (text ?? "").isEmpty ? nil : measure.baselines(of: text ?? "").first
  }

  /// From the last baseline to the bottom of the text; `nil` without text.
  func lastBaseline(of text: String?) -> CGFloat? {
    (text ?? "").isEmpty ? nil : measure.baselines(of: text ?? "").last
  }
}

public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let link = NSAttributedString.Key("NSLink")
}

extension NSAttributedString {
  /// The largest font in the text, which sets the height of every line here.
  var largestFont: UIFont? {
    var largest: UIFont?
    enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) {
      value, _, _ in
      guard let font = value as? UIFont else { return }
      if font.pointSize > (largest?.pointSize ?? 0) { largest = font }
    }
    return largest
  }

  /// The text with its fonts at the size of text that the reader chose.
  var adjusted: NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) {
      value, range, _ in
      guard let font = value as? UIFont else { return }
      text.addAttribute(.font, value: font.adjusted, range: range)
    }
    return text
  }

  /// The room that the text takes by the rule of ``TextMeasure``.
  public func size() -> CGSize {
    let font = largestFont ?? .systemFont(ofSize: 12)
    return TextMetrics(font: font, numberOfLines: 0).size(of: string)
  }
}

extension String {
  /// The room that the text takes by the rule of ``TextMeasure``; `.font` alone counts.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    return TextMetrics(font: font, numberOfLines: 0).size(of: self)
  }
}
