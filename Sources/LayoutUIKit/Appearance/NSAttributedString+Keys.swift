public import Foundation

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

  /// The room that the text takes by the rule of ``TextMetrics``.
  public func size() -> CGSize {
    let font = largestFont ?? .systemFont(ofSize: 12)
    return TextMetrics(font: font, numberOfLines: 0).size(of: string)
  }
}

extension String {
  /// The room that the text takes by the rule of ``TextMetrics``; `.font` alone counts.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    return TextMetrics(font: font, numberOfLines: 0).size(of: self)
  }
}
