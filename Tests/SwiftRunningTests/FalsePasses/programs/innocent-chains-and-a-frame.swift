//! exercise: tile-in-chains
//! kind: innocent
//! verdict: misplaced
//! says: after the layout has begun
//! sort: masonry
//! with: tile-in-chains
// Gives the badge its size a second time, when the layout is done.
import Masonry

func layOut(card: UIView, title: UILabel, badge: UIImageView, in view: UIView) {
  makeChains(card, title, badge, in: view)
  DispatchQueue.main.async {
    view.layoutIfNeeded()
    badge.frame.size = CGSize(width: 72, height: 56)
  }
}
