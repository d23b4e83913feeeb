//! mistake: number-of-one-window
//! verdict: misplaced toast.width 272 not 432, window 480x112
//! states: toast.width = 272
//! seen: Line {line} holds at 320 points. At 480 the toast is {toast.width} wide all the same.
//! meaning: A size in numbers doesn't go along with the window; the first block tied both sides to it.
//! next: Which chain of the first block says the width in every window?
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
        make.size.mas_equalTo(CGSize(width: 272, height: 48))
        make.centerX.equalTo(view)
        make.top.equalTo(view).offset(16)
    }
}
