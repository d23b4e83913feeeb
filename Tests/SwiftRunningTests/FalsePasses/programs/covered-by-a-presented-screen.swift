//! exercise: button-growing
//! kind: hostile
//! verdict: ruleMissed
//! says: Another view controller or window is in front of
//! sort: covered
//! with: growing-page
// Presents another screen once it has appeared.
import UIKit

class Page: GrowingPage {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let other = UIViewController()
    other.view.backgroundColor = .white
    other.modalPresentationStyle = .fullScreen
    present(other, animated: false)
  }
}
