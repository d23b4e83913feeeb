import Foundation

/// What a button shows in each of its states.
struct ButtonContents {
  var titles: [UInt: String] = [:]
  var styledTitles: [UInt: NSAttributedString] = [:]
  var titleColors: [UInt: UIColor] = [:]
  var images: [UInt: UIImage] = [:]
  /// Whether the label has the configuration's font, which is given to it once.
  var hasConfiguredFont = false
}

extension UIButton {
  /// What is set for a state, else what is set for the normal one.
  private func value<Value>(_ values: [UInt: Value], _ state: UIControl.State) -> Value? {
    values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }

  public func title(for state: UIControl.State) -> String? { value(contents.titles, state) }
  public func image(for state: UIControl.State) -> UIImage? { value(contents.images, state) }

  public var currentTitle: String? {
    if let title = configuration?.title { return title }
    return value(contents.styledTitles, state)?.string
      ?? value(contents.titles, state)
  }
  var shownTitleColor: UIColor {
    configuration?.baseForegroundColor ?? value(contents.titleColors, state)
      ?? (buttonType == .system ? .tintColor : .white)
  }
  public var currentImage: UIImage? {
    configuration?.image ?? value(contents.images, state)
  }
}
