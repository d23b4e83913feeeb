//! mistake: sign-kept
//! verdict: misplaced badge.trailing 320 not 288, window 320x112
//! states: badge.trailing = card.trailing + 16
//! seen: Line {line} puts badge.trailing at {badge.trailing} points, 16 points after the card ends.
//! meaning: The constant is added to the trailing edge. The badge is off by 32 points, twice the constant, so its sign is the mistake.
//! next: Is a position inside the card more or less than the card's trailing edge?
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
        make.trailing.equalTo(16)
    }
    title.mas_makeConstraints { make in
        make.height.centerY.equalTo(badge)
        make.leading.equalTo(card).offset(16)
        make.trailing.equalTo(badge.mas_leading).offset(-8)
    }
}
