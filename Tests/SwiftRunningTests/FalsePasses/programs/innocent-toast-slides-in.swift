//! exercise: toast-moves-in
//! kind: innocent
//! verdict: misplaced
//! says: toast
//! sort: masonry
// Slides the toast in by its centre.
import Masonry

func layOut(toast: UILabel, in view: UIView) {
  toast.mas_makeConstraints { make in
    make.left.right.equalTo(view).inset(24)
    make.height.equalTo(48)
    make.bottom.equalTo(view.mas_top)
  }
  UIView.animate(withDuration: 0.3) {
    view.layoutIfNeeded()
    toast.center.y += 64
  }
}
