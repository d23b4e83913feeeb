//! mistake: line-missing
//! verdict: ambiguous title.top
//! states: badge.trailing = card.trailing - 16
//! states: title.centerY = badge.centerY
//! lacks: badge.centerY = card.centerY
//! seen: Nothing says how far down the badge stands.
//! meaning: It has a size and a trailing edge. The title is level with the badge, which helps neither of them.
//! next: Which attribute do badge and card share, half way down?
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
        make.trailing.equalTo(card).offset(-16)
    }
    title.mas_makeConstraints { make in
        make.height.centerY.equalTo(badge)
        make.leading.equalTo(card).offset(16)
        make.trailing.equalTo(badge.mas_leading).offset(-8)
    }
}
