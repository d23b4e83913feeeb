//! exercise: button-growing
//! kind: right
//! verdict: passed
//! sort: hidden
//! with: growing-page
// Fades in, with a jump, and presents something that goes again.
import UIKit

class Page: GrowingPage {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    button.alpha = 0
    button.isHidden = true
    button.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    button.isHidden = false
    UIView.animate(withDuration: 0.3) {
      self.button.alpha = 1
      self.button.transform = .identity
    }
    let other = UIViewController()
    present(other, animated: true) { other.dismiss(animated: true) }
  }
}
