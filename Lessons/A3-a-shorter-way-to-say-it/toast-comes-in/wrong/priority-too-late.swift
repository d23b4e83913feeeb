//! mistake: priority-too-late
//! verdict: crashed line 13: NSInternalInconsistencyException
//! says: Cannot modify constraint priority
//! seen: Masonry stops the program at line {line}, because the constraint already exists when it gets another priority.
//! meaning: In a chain, the priority comes before the constraint is made.
//! next: Which call removes the constraint, so that it needs no priority?
import Masonry

// A toast is a short message at the top of the window, with 24 points on its left and right.
// It waits above the window. Then the second block should bring it to 16 points below the top.

func layOut(toast: UILabel, in view: UIView) {
    let waiting = toast.mas_makeConstraints { make in
        make.left.right.equalTo(view).inset(24)
        make.height.equalTo(48)
        make.bottom.equalTo(view.mas_top)
    }

    waiting[2].priorityLow()
    toast.mas_updateConstraints { make in
        make.top.equalTo(view).offset(16)
    }
}
