//! mistake: activated-first
//! verdict: ruleMissed conflict-in-between line 13, window 320x96
//! seen: The toast is in its place in the end.
//! meaning: For a moment, though, conflicting constraints were active.
//! next: Which constraint of the first block has to be inactive before you activate the one for the top?
import Masonry

// A toast: a note that comes in at the top of the window, and is as wide as that but for 24 points
// on either side. It waits above the window. Then the second block brings it in, 16 below the top.

func layOut(toast: UILabel, in view: UIView) {
    let waiting = toast.mas_makeConstraints { make in
        make.left.right.equalTo(view).inset(24)
        make.height.equalTo(48)
        make.bottom.equalTo(view.mas_top)
    }

    toast.mas_makeConstraints { make in
        make.top.equalTo(view).offset(16)
    }
    waiting[2].uninstall()
}
