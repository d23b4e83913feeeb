//! mistake: sign-kept
//! verdict: misplaced toast.top -16 not 16, window 320x96
//! states: toast.top = view.top - 16
//! seen: Line {line} puts toast.top at {toast.top} points: the toast begins above the window.
//! meaning: Positions count downwards, and an offset is added.
//! next: Which sign moves a top edge down?
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
        make.top.equalTo(view).offset(-16)
    }
}
