//! exercise: toast-moves-in
//! kind: right
//! verdict: passed
//! sort: styles
// Masonry as in the starter: the second block remakes all the constraints, so the waiting one is
// gone before the new one comes.
import Masonry
import UIKit

// A toast is a short message at the top of the window, with 24 points on its left and right.
// It waits above the window. Then the second block should bring it to 16 points below the top.

func layOut(toast: UILabel, in view: UIView) {
  toast.mas_makeConstraints { make in
    make.left.right.equalTo(view).inset(24)
    make.height.equalTo(48)
    make.bottom.equalTo(view.mas_top)
  }

  toast.mas_remakeConstraints { make in
    make.left.right.equalTo(view).inset(24)
    make.height.equalTo(48)
    make.top.equalTo(view).offset(16)
  }
}
