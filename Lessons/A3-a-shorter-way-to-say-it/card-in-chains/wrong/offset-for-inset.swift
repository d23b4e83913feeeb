//! mistake: insets-as-offset
//! verdict: misplaced card.trailing 336 not 304, window 320x112
//! states: card.trailing = view.trailing + 16
//! states: card.bottom = view.bottom + 16
//! seen: Line {line} puts card.trailing at {card.trailing} points, in a window that ends at 320.
//! meaning: The same offset is added for each edge. It moves the top edge inwards, and the trailing and bottom edges outwards.
//! next: Which word subtracts the number where that is needed?
import Masonry

// The card: 48 points from the leading edge of the window, 16 from each other edge.
// The badge: 64 by 48 points, halfway down the card, 16 before the card's trailing edge.
// The title: 16 after the card begins, 8 before the badge begins, as tall as the badge, beside it.
// Title and badge are subviews of the card already.

func layOut(card: UIView, title: UILabel, badge: UIImageView, in view: UIView) {
    card.mas_makeConstraints { make in
        make.leading.equalTo(view).offset(48)
        make.top.trailing.bottom.equalTo(view).offset(16)
    }
    badge.mas_makeConstraints { make in
        make.size.mas_equalTo(CGSize(width: 64, height: 48))
        make.centerY.equalTo(card)
        make.trailing.equalTo(card).offset(-16)
    }
    title.mas_makeConstraints { make in
        make.height.centerY.equalTo(badge)
        make.leading.equalTo(card).offset(16)
        make.trailing.equalTo(badge.mas_leading).offset(-8)
    }
}
