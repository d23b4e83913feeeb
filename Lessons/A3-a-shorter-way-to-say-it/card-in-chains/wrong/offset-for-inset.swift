//! mistake: insets-as-offset
//! verdict: misplaced card.trailing 336 not 304, window 320x112
//! states: card.trailing = view.trailing + 16
//! states: card.bottom = view.bottom + 16
//! seen: Line {line} puts card.trailing at {card.trailing}, in a window that ends at 320.
//! meaning: An offset is added to each edge as it stands: what moves the top edge inwards moves the trailing and bottom edges out.
//! next: Which word turns the sign for the edges that need it?
import Masonry

// The card lies inside the window: 48 from the leading edge, 16 from each of the others.
// The badge is 64 wide and 48 high, half way down the card, 16 from the card's trailing edge.
// The title begins 16 after the card and ends 8 before the badge, as high as it and beside it.
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
