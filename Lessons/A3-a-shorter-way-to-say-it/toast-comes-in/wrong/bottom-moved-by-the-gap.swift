//! mistake: other-edge
//! verdict: misplaced toast.bottom 16 not 64, window 320x96
//! states: toast.bottom = view.top + 16
//! seen: Line {line} puts toast.bottom at {toast.bottom}. The toast is 48 high, so most of it is still outside.
//! meaning: The update found the line about the bottom edge and gave it a new constant: no conflict. The number is counted to that edge, though.
//! next: How far below the window's top is the lower edge of the toast in the drawing?
import Masonry

// A toast: a note that comes in at the top of the window, and is as wide as that but for 24 points
// on either side. It waits above the window. Then the second block brings it in, 16 below the top.

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
