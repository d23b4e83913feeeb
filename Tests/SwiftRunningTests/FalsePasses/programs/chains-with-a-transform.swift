//! exercise: tile-in-chains
//! kind: hostile
//! verdict: misplaced
//! says: title has a transform
//! sort: masonry
//! with: tile-in-chains
// Writes the chains, and draws the title elsewhere.
import Masonry

func layOut(card: UIView, title: UILabel, badge: UIImageView, in view: UIView) {
  makeChains(card, title, badge, in: view)
  title.transform = CGAffineTransform(scaleX: 0.5, y: 1)
}
