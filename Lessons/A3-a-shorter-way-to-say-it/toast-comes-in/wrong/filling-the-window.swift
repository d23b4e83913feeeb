//! mistake: composite-says-more
//! verdict: misplaced toast.bottom 96 not 64, window 320x96
//! states: toast.bottom = view.bottom
//! seen: Line {line} ties the bottom as well, and puts toast.bottom at {toast.bottom}.
//! meaning: The word edges stands for four attributes. A member of 0 doesn't leave its edge out: it says that there is no distance.
//! next: Which of the four edges is the height to decide?
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
        make.edges.equalTo(view).insets(UIEdgeInsets(top: 16, left: 24, bottom: 0, right: 24))
    }
}
