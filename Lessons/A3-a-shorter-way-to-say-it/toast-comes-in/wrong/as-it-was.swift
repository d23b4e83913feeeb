//! mistake: update-adds
//! verdict: conflicting window 320x96
//! about: answer
//! states: toast.bottom = view.top
//! states: toast.top = view.top + 16
//! seen: Line {line} conflicts with the other block: the two give the toast different vertical positions.
//! meaning: An update gives a new constant to a constraint that exists. It adds a constraint of another edge. So the toast should end at 0 and begin at 16.
//! next: Which call removes what the view had before?
import Masonry

// A toast is a short message at the top of the window, with 24 points on its left and right.
// It waits above the window. Then the second block should bring it to 16 points below the top.

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
