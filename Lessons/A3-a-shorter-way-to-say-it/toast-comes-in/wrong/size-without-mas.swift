//! mistake: struct-without-box
//! verdict: notCompiled line 14: 'equalTo' is unavailable: it takes a view, an attribute such as mas_left, a number, or an array of these; a CGSize, CGPoint or UIEdgeInsets needs mas_equalTo
//! says: 'equalTo' is unavailable
//! seen: Line {line} doesn't compile: equalTo can't take what is in its parentheses.
//! meaning: equalTo takes a view, an attribute such as view.mas_top, a number or an array of these. A structure needs mas_equalTo.
//! next: Does the toast have the same size in every window?
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
        make.size.equalTo(CGSize(width: 272, height: 48))
        make.centerX.equalTo(view)
        make.top.equalTo(view).offset(16)
    }
}
