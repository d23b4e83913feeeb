//! exercise: tile-in-chains
//! kind: right
//! verdict: passed
//! sort: masonry
//! with: tile-in-chains
// Writes the chains in a container.
import Masonry

func layOut(card: UIView, title: UILabel, badge: UIImageView, in view: UIView) {
  let box = UIView()
  view.addSubview(box)
  box.mas_makeConstraints { make in make.edges.equalTo(view) }
  box.addSubview(card)
  makeChains(card, title, badge, in: box)
}
