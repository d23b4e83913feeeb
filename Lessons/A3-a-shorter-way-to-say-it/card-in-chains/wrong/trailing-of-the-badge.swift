//! mistake: same-attribute
//! verdict: misplaced title.trailing 280 not 216, window 320x112
//! states: title.trailing = badge.trailing - 8
//! seen: Line {line} puts title.trailing at {title.trailing}: the title lies across the badge.
//! meaning: A view alone stands for the attribute that the chain begins with. So this line ends the title 8 points before the badge ends.
//! next: Which edge of the badge does the title come to first, and how is it spelt?
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
