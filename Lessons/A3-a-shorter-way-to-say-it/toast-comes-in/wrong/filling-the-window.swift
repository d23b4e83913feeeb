//! mistake: composite-says-more
//! verdict: misplaced toast.bottom 96 not 64, window 320x96
//! states: toast.bottom = view.bottom
//! seen: Line {line} ties the bottom edge, too, and puts toast.bottom at {toast.bottom} points.
//! meaning: The word edges stands for four attributes. A member of 0 doesn't leave out its edge: it means no distance.
//! next: Which of the four edges should follow from the height?
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
        make.edges.equalTo(view).insets(UIEdgeInsets(top: 16, left: 24, bottom: 0, right: 24))
    }
}
