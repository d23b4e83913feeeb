//! exercise: toast-moves-in
//! kind: right
//! verdict: passed
//! sort: framed
// A toast that follows the window by its mask, from a frame that was set before the layout.
import UIKit

func layOut(toast: UILabel, in view: UIView) {
  toast.translatesAutoresizingMaskIntoConstraints = true
  toast.frame = CGRect(x: 24, y: 16, width: view.bounds.width - 48, height: 48)
  toast.autoresizingMask = .flexibleWidth
}
