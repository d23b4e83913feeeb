import Foundation

extension UIView {
  /// Sets how strongly a class of ours keeps to its content from the start.
  func setContentPriorities(
    hugging horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) {
    setContentHuggingPriority(horizontal, for: .horizontal)
    setContentHuggingPriority(vertical, for: .vertical)
  }
}
