//! mistake: remake-keeps-nothing
//! verdict: ambiguous toast.height
//! states: toast.top = view.top + 16
//! states: toast.left = view.left + 24
//! lacks: toast.height = 48
//! seen: The toast has its top and both sides. Nothing says how high it is.
//! meaning: The height was said in the first block, and a remake lets go of all of that.
//! next: Which line is missing in the second block?
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
        make.top.equalTo(view).offset(16)
    }
}
