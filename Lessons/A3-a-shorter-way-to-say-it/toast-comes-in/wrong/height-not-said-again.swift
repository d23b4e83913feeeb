//! mistake: remake-keeps-nothing
//! verdict: ambiguous toast.height
//! states: toast.top = view.top + 16
//! states: toast.left = view.left + 24
//! lacks: toast.height = 48
//! seen: Nothing determines the height of the toast. Its top edge and both sides are determined.
//! meaning: The height was in the first block, and a remake removes everything from there.
//! next: Which line is missing in the second block?
import Masonry

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
        make.top.equalTo(view).offset(16)
    }
}
