//! mistake: remake-keeps-nothing
//! verdict: ambiguous toast.width
//! states: toast.top = view.top + 16
//! lacks: toast.height = 48
//! lacks: toast.left = view.left + 24
//! lacks: toast.right = view.right - 24
//! seen: The toast begins 16 below the top of the window. Nothing says how wide or high it is.
//! meaning: A remake lets go of everything that Masonry made for the view: the lines about both sides and the height are gone with the one about the bottom.
//! next: Which of the lines in the first block does the toast still need?
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
        make.top.equalTo(view).offset(16)
    }
}
