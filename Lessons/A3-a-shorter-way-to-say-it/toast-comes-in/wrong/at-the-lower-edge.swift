//! mistake: other-edge
//! verdict: misplaced toast.bottom 80 not 64, window 320x96
//! states: toast.bottom = view.bottom - 16
//! seen: Line {line} puts toast.bottom at {toast.bottom}, 16 points above the lower edge of the window.
//! meaning: A view alone stands for the attribute that the chain begins with, here the bottom.
//! next: At which edge of the window does the toast come in?
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
        make.bottom.equalTo(view).offset(-16)
    }
}
