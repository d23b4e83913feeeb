//! mistake: same-attribute
//! verdict: misplaced title.trailing 280 not 216, window 320x112
//! states: title.trailing = badge.trailing - 8
//! seen: Line {line} puts title.trailing at {title.trailing} points, so the title covers the badge.
//! meaning: A view alone means the attribute with which the chain begins. So this line ends the title 8 points before the badge ends.
//! next: How do you write the badge's leading edge in the parentheses of a chain?
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
        make.size.mas_equalTo(CGSize(width: 64, height: 48))
        make.centerY.equalTo(card)
        make.trailing.equalTo(card).offset(-16)
    }
    title.mas_makeConstraints { make in
        make.height.centerY.equalTo(badge)
        make.leading.equalTo(card).offset(16)
        make.trailing.equalTo(badge).offset(-8)
    }
}
