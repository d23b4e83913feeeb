//! exercise: toast-moves-in
//! kind: hostile
//! verdict: misplaced
//! says: toast
//! sort: masonry
// Leaves the toast above the window, and draws it inside.
import Masonry

func layOut(toast: UILabel, in view: UIView) {
  toast.mas_makeConstraints { make in
    make.left.right.equalTo(view).inset(24)
    make.height.equalTo(48)
    make.bottom.equalTo(view.mas_top)
  }
  toast.transform = CGAffineTransform(translationX: 0, y: 64)
}
