//! exercise: button-growing
//! kind: hostile
//! verdict: conflicting
//! says: view
//! sort: content
//! with: growing-page
// The root view asks for more than the window, and requires it.
import UIKit

class Root: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 1000, height: 1000) }
}

class Page: GrowingPage {
  override func loadView() {
    let root = Root()
    root.setContentCompressionResistancePriority(.required, for: .horizontal)
    view = root
  }
}
