import Masonry

// A toast: a note that comes in at the top of the window, and is as wide as that but for 24 points
// on either side. It waits above the window. Then the second block brings it in, 16 below the top.

func layOut(toast: UILabel, in view: UIView) {
    toast.mas_makeConstraints { make in
        make.left.right.equalTo(view).inset(24)
        make.height.equalTo(48)
        make.bottom.equalTo(view.mas_top)
    }

    toast.mas_remakeConstraints { $0.height.equalTo(48) }
    NSLayoutConstraint.activate([
        toast.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
        view.trailingAnchor.constraint(equalTo: toast.trailingAnchor, constant: 24),
        toast.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
    ])
}
