import Masonry

// A toast is a short message at the top of the window, with 24 points on its left and right.
// It waits above the window. Then the second block should bring it to 16 points below the top.

func layOut(toast: UILabel, in view: UIView) {
    toast.mas_makeConstraints { make in
        make.top.left.right.equalTo(view).insets(UIEdgeInsets(top: 16, left: 24, bottom: 99, right: 24))
        make.height.equalTo(48)
    }
}
