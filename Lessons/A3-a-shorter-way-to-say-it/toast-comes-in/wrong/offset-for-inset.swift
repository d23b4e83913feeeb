//! mistake: insets-as-offset
//! verdict: misplaced toast.right 344 not 296, window 320x96
//! states: toast.right = view.right + 24
//! seen: Line {line} puts toast.right at {toast.right} points, in a window that ends at 320.
//! meaning: An offset moves both edges to the right. The toast is off by 48 points there, twice the number, so the sign is the mistake.
//! next: Which word of the first block subtracts the number on the right?
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
        make.left.right.equalTo(view).offset(24)
        make.height.equalTo(48)
        make.top.equalTo(view).offset(16)
    }
}
