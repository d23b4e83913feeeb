import Masonry

// A toast: a note that comes in at the top of the window, and is as wide as that but for 24 points
// on either side. It waits above the window. Then the second block brings it in, 16 below the top.

func layOut(toast: UILabel, in view: UIView) {
    var waiting: MASConstraint?
    toast.mas_makeConstraints { make in
        make.left.right.equalTo(view).inset(24)
        make.height.equalTo(48)
        waiting = make.bottom.equalTo(view.mas_top)
    }
    waiting?.deactivate()
    toast.mas_updateConstraints { make in
        make.top.equalTo(view).offset(16)
    }
}
