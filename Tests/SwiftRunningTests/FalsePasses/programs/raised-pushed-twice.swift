//! exercise: button-growing
//! kind: innocent
//! verdict: crashed
//! says: more than once which is not supported
//! sort: raised
//! with: growing-page
// Pushes a controller twice.
import UIKit

class Page: GrowingPage {
  let pages = UINavigationController()
  let first = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    pages.pushViewController(first, animated: false)
    pages.pushViewController(first, animated: false)
  }
}
