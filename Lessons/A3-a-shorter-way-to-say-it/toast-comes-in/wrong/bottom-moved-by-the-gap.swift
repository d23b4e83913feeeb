//! mistake: other-edge
//! verdict: misplaced toast.bottom 16 not 64, window 320x96
//! states: toast.bottom = view.top + 16
//! seen: Line {line} puts toast.bottom at {toast.bottom} points. The toast is 48 points tall, so most of it is outside.
//! meaning: The update found the constraint of the bottom edge and gave it a new constant, so nothing conflicts. But the wanted layout has 16 points above the toast.
//! next: How many points below the top of the window does the wanted toast end?
import Masonry

// A toast is a short message at the top of the window, with 24 points on its left and right.
// It waits above the window. Then the second block should bring it to 16 points below the top.

func layOut(toast: UILabel, in view: UIView) {
    toast.mas_makeConstraints { make in
        make.left.right.equalTo(view).inset(24)
        make.height.equalTo(48)
        make.bottom.equalTo(view.mas_top)
    }

    toast.mas_updateConstraints { make in
        make.bottom.equalTo(view.mas_top).offset(16)
    }
}
