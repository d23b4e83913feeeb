//! exercise: tile-in-chains
//! kind: hostile
//! verdict: ambiguous|misplaced
//! says: badge
//! sort: masonry
//! with: tile-in-chains
// Takes the badge's constraints back once all is laid out.
import Masonry

func layOut(card: UIView, title: UILabel, badge: UIImageView, in view: UIView) {
  makeChains(card, title, badge, in: view)
  DispatchQueue.main.async {
    badge.mas_remakeConstraints { make in make.center.equalTo(card) }
  }
}
