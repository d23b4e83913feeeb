//! mistake: other-view
//! verdict: misplaced title.leading 16 not 64, window 320x112
//! states: title.leading = view.leading + 16
//! seen: Line {line} puts title.leading at {title.leading}, outside the card.
//! meaning: The 16 points are counted from the window, and the card begins at 48.
//! next: From which view do the comments count?
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
        make.leading.equalTo(view).offset(16)
        make.trailing.equalTo(badge.mas_leading).offset(-8)
    }
}
