//! mistake: activated-first
//! verdict: ruleMissed conflict-in-between line 13, window 320x96
//! seen: At the end, the toast is in the right place.
//! meaning: But for a moment, conflicting constraints were active.
//! next: Which constraint of the first block has to be inactive before you activate the one for the top?
import Masonry

// A toast is a short message at the top of the window, with 24 points on its left and right.
// It waits above the window. Then the second block should bring it to 16 points below the top.

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
