//! mistake: number-of-one-window
//! verdict: misplaced title.width 152 not 312, window 480x144
//! states: title.width = 152
//! lacks: title.trailing = badge.leading - 8
//! seen: Line {line} is right in the 320-point window. In the 480-point window the title is {title.width} points wide, and the wanted title is 312.
//! meaning: A number doesn't change with the window. The comments say that the title ends 8 points before the badge.
//! next: What should the title's trailing edge be tied to?
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
        make.width.equalTo(152)
    }
}
