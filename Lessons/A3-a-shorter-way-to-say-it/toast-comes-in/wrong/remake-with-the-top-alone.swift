//! mistake: remake-keeps-nothing
//! verdict: ambiguous toast.width
//! states: toast.top = view.top + 16
//! lacks: toast.height = 48
//! lacks: toast.left = view.left + 24
//! lacks: toast.right = view.right - 24
//! seen: The toast begins 16 points below the top of the window. Nothing determines its width and its height.
//! meaning: A remake removes everything that Masonry made for the view, so both sides and the height are gone, too.
//! next: Which lines of the first block does the toast still need?
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
        make.top.equalTo(view).offset(16)
    }
}
