//! mistake: insets-as-offset
//! verdict: misplaced toast.right 344 not 296, window 320x96
//! states: toast.right = view.right + 24
//! seen: Line {line} puts toast.right at {toast.right}, in a window that ends at 320.
//! meaning: An offset is added to both edges, and so moves both to the right. The toast is off by 48 there, twice the number: the mark of a sign.
//! next: Which word of the first block turns the sign?
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
        make.left.right.equalTo(view).offset(24)
        make.height.equalTo(48)
        make.top.equalTo(view).offset(16)
    }
}
