//! exercise: quarter-and-more
//! kind: hostile
//! verdict: ruleMissed
//! says: Another view controller or window is in front of
//! sort: covered
//! with: quarter-and-more
// Gives the window a controller, whose view lies in front.
import UIKit

class Front: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  view.window?.rootViewController = Front()
}
