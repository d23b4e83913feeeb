import UIKit

// The bar lies along the card's top edge. It is as wide as the card and a tenth as tall.
// The badge is 64 by 64 points. It ends 16 points before the card's trailing and bottom edges.
// The first of eight constraints is there. Add the others, as calls or with anchors.
// Given: the card's edges are 16 points inside the view.
func layOut(card: UIView, bar: UIView, badge: UIView, in view: UIView) {
  let edges: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .top]
  let sizes: [NSLayoutConstraint.Attribute] = [.width, .height]
  let corner: [NSLayoutConstraint.Attribute] = [.trailing, .bottom]
  var constraints = edges.map { edge in
    NSLayoutConstraint(
      item: bar, attribute: edge, relatedBy: .equal,
      toItem: card, attribute: edge, multiplier: 1, constant: 0)
  }
  constraints += sizes.map { size in
    NSLayoutConstraint(
      item: badge, attribute: size, relatedBy: .equal,
      toItem: nil, attribute: .notAnAttribute, multiplier: 0, constant: 64)
  }
  constraints += corner.map { edge in
    NSLayoutConstraint(
      item: badge, attribute: edge, relatedBy: .equal,
      toItem: card, attribute: edge, multiplier: 1, constant: -16)
  }
  constraints.append(
    NSLayoutConstraint(
      item: bar, attribute: .height, relatedBy: .equal,
      toItem: card, attribute: .height, multiplier: 0.1, constant: 0))
  NSLayoutConstraint.activate(constraints)
}
