//! exercise: tile-and-badge
//! kind: right
//! verdict: passed
//! sort: styles
// all eight constraints come from one table of rows that are mapped through the long initializer,
// each with the drawn value.
import UIKit

// The bar lies along the card's top edge. It is as wide as the card and a tenth as tall.
// The badge is 64 by 64 points. It ends 16 points before the card's trailing and bottom edges.
// The first of eight constraints is there. Add the others, as calls or with anchors.
// Given: the card's edges are 16 points inside the view.
func layOut(card: UIView, bar: UIView, badge: UIView, in view: UIView) {
  typealias Attribute = NSLayoutConstraint.Attribute
  typealias Row = (
    item: UIView, attribute: Attribute, other: UIView?, otherAttribute: Attribute, times: CGFloat,
    plus: CGFloat
  )

  let table: [Row] = [
    (bar, .leading, card, .leading, 1, 0),
    (bar, .top, card, .top, 1, 0),
    (bar, .width, card, .width, 1, 0),
    (bar, .height, card, .height, 0.1, 0),
    (badge, .width, nil, .notAnAttribute, 1, 64),
    (badge, .height, badge, .width, 1, 0),
    (badge, .trailing, card, .trailing, 1, -16),
    (badge, .bottom, card, .bottom, 1, -16),
  ]

  NSLayoutConstraint.activate(
    table.map { row in
      NSLayoutConstraint(
        item: row.item, attribute: row.attribute, relatedBy: .equal,
        toItem: row.other, attribute: row.otherAttribute,
        multiplier: row.times, constant: row.plus)
    })
}
