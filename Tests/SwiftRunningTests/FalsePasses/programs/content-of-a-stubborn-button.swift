//! exercise: button-growing
//! kind: hostile
//! verdict: ambiguous|misplaced|conflicting
//! says: button
//! sort: content
//! with: growing-page
// A button that asks for more room than its limits give, at a higher priority.
import UIKit

class Stubborn: UIButton {
  override var intrinsicContentSize: CGSize { CGSize(width: 500, height: 500) }
}

class Page: GrowingPage {
  override func makeButton() -> UIButton { Stubborn() }
}
