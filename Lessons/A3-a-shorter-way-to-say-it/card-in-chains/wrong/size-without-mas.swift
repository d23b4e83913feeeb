//! mistake: struct-without-box
//! verdict: notCompiled line 14: 'equalTo' is unavailable: it takes a view, an attribute such as mas_left, a number, or an array of these; a CGSize, CGPoint or UIEdgeInsets needs mas_equalTo
//! says: 'equalTo' is unavailable
//! seen: Line {line} doesn't compile: a structure, or something else that Masonry can't tie to, stands in the parentheses.
//! meaning: A relation takes a view, an attribute such as badge.mas_leading, a number, or an array of these. A structure needs the word with mas_ before it; the README of Masonry forgets that once.
//! next: Which of these does the drawing call for?
import Masonry

// The card lies inside the window: 48 from the leading edge, 16 from each of the others.
// The badge is 64 wide and 48 high, half way down the card, 16 from the card's trailing edge.
// The title begins 16 after the card and ends 8 before the badge, as high as it and beside it.
// Title and badge are subviews of the card already.

func layOut(card: UIView, title: UILabel, badge: UIImageView, in view: UIView) {
    card.mas_makeConstraints { make in
        make.leading.equalTo(view).offset(48)
        make.top.trailing.bottom.equalTo(view).inset(16)
    }
    badge.mas_makeConstraints { make in
        make.size.equalTo(CGSize(width: 64, height: 48))
        make.centerY.equalTo(card)
        make.trailing.equalTo(card).offset(-16)
    }
    title.mas_makeConstraints { make in
        make.height.centerY.equalTo(badge)
        make.leading.equalTo(card).offset(16)
        make.trailing.equalTo(badge.mas_leading).offset(-8)
    }
}
