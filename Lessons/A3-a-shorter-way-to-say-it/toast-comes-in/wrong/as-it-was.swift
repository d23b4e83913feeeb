//! mistake: update-adds
//! verdict: conflicting window 320x96
//! about: answer
//! states: toast.bottom = view.top
//! states: toast.top = view.top + 16
//! seen: Line {line} is one of two that hold the toast at different heights, and both blocks count.
//! meaning: An update gives new constants to lines that are there already. Another edge is another line, and that one is added. So the toast has to end at 0 and to begin at 16.
//! next: Which call lets go of what a view had before?
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
        make.top.equalTo(view).offset(16)
    }
}
