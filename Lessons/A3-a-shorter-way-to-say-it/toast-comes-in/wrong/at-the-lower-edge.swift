//! mistake: other-edge
//! verdict: misplaced toast.bottom 80 not 64, window 320x96
//! states: toast.bottom = view.bottom - 16
//! seen: Line {line} puts toast.bottom at {toast.bottom} points, 16 points above the bottom edge of the window.
//! meaning: A view alone means the attribute with which the chain begins, and that is the bottom here.
//! next: At which edge of the window does the toast come in?
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
        make.height.equalTo(48)
        make.bottom.equalTo(view).offset(-16)
    }
}
