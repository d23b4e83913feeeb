//! mistake: number-of-one-window
//! verdict: misplaced toast.width 272 not 432, window 480x112
//! states: toast.width = 272
//! seen: Line {line} is right in the 320-point window. In the 480-point window the toast is {toast.width} points wide, and the wanted toast is 432.
//! meaning: A number doesn't change with the window. The first block ties both sides of the toast to the window.
//! next: Which chain of the first block determines the width in every window?
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
        make.size.mas_equalTo(CGSize(width: 272, height: 48))
        make.centerX.equalTo(view)
        make.top.equalTo(view).offset(16)
    }
}
