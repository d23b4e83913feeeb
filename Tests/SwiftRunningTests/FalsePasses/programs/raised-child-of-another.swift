//! exercise: button-growing
//! kind: innocent
//! verdict: crashed
//! says: UIViewControllerHierarchyInconsistency
//! sort: raised
//! with: growing-page
// Adds the view of another controller’s child.
import UIKit

class Page: GrowingPage {
  let other = UIViewController()
  let child = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    other.addChild(child)
    view.insertSubview(child.view, at: 0)
  }
}
