//! mistake: sign-kept
//! verdict: misplaced toast.top -16 not 16, window 320x96
//! states: toast.top = view.top - 16
//! seen: Line {line} puts toast.top at {toast.top}: the toast begins above the window.
//! meaning: Numbers grow downwards, and an offset is added.
//! next: With which sign does a top edge move down?
import Masonry

// A toast: a note that comes in at the top of the window, and is as wide as that but for 24 points
// on either side. It waits above the window. Then the second block brings it in, 16 below the top.

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
