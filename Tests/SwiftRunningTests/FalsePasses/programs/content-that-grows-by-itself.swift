//! exercise: button-growing
//! kind: innocent
//! verdict: misplaced|ambiguous|conflicting
//! says: button
//! sort: content
//! with: growing-page
// A content size that is stronger than the wanted size.
import UIKit

class Label: UIButton {
  override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 20) }
}

class Page: GrowingPage {
  override func makeButton() -> UIButton { Label() }
}
