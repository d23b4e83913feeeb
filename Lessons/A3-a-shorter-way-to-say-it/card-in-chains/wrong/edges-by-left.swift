//! mistake: leading-means-left
//! verdict: misplaced card.left 48 not 16, window 320x112, right to left
//! about: answer
//! states: card.left = view.left + 48
//! states: card.right = view.right - 16
//! seen: In a left-to-right window all constraints are satisfied. In the right-to-left window, line {line} puts card.left at {card.left} points.
//! meaning: The word edges ties left and right, which stay on their sides. The 48 points belong to the edge where reading begins.
//! next: Which two attributes change sides with the reading direction?
import Masonry

// The card: 48 points from the leading edge of the window, 16 from each other edge.
// The badge: 64 by 48 points, halfway down the card, 16 before the card's trailing edge.
// The title: 16 after the card begins, 8 before the badge begins, as tall as the badge, beside it.
// Title and badge are subviews of the card already.

func layOut(card: UIView, title: UILabel, badge: UIImageView, in view: UIView) {
    card.mas_makeConstraints { make in
        make.edges.equalTo(view).insets(UIEdgeInsets(top: 16, left: 48, bottom: 16, right: 16))
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
