import Foundation

extension UIView {
  /// Puts the keyboard away, which never came.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }

  /// Adds a view that covers this one, whatever size it gets.
  func addFilling(_ contentView: UIView) {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    LayoutMoment.placing { addSubview(contentView) }
  }

  /// Sets how strongly a class of ours keeps to its content from the start.
  func setContentPriorities(
    hugging horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) {
    setContentHuggingPriority(horizontal, for: .horizontal)
    setContentHuggingPriority(vertical, for: .vertical)
  }
}
