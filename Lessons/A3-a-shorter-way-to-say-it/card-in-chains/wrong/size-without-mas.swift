//! mistake: struct-without-box
//! verdict: notCompiled line 14: 'equalTo' is unavailable: it takes a view, an attribute such as mas_left, a number, or an array of these; a CGSize, CGPoint or UIEdgeInsets needs mas_equalTo
//! says: 'equalTo' is unavailable
//! seen: Line {line} doesn't compile: equalTo can't take what is in its parentheses.
//! meaning: equalTo takes a view, an attribute such as badge.mas_leading, a number or an array of these. A structure needs mas_equalTo, which Masonry's README forgets once.
//! next: Do the parentheses contain a structure, or an attribute whose name doesn't begin with mas_?
import Masonry

// The card: 48 points from the leading edge of the window, 16 from each other edge.
// The badge: 64 by 48 points, halfway down the card, 16 before the card's trailing edge.
// The title: 16 after the card begins, 8 before the badge begins, as tall as the badge, beside it.
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
