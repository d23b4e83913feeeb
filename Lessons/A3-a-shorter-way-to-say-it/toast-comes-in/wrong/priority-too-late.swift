//! mistake: priority-too-late
//! verdict: crashed line 13: NSInternalInconsistencyException
//! says: Cannot modify constraint priority
//! seen: Masonry stops the program at line {line}: the constraint is made already when it gets another priority.
//! meaning: In a chain a priority is part of what is made. Of a constraint that is there, the constant may change and nothing else.
//! next: Could the line be let go instead, or be weaker from the start?
import Masonry

// A toast: a note that comes in at the top of the window, and is as wide as that but for 24 points
// on either side. It waits above the window. Then the second block brings it in, 16 below the top.

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
