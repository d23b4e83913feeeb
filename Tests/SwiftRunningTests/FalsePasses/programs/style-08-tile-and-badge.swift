//! exercise: tile-and-badge
//! kind: right
//! verdict: passed
//! sort: styles
// production style with a style struct, a gradient view (layerClass), a halo
// (alignmentRectInsets), shadow, border and a number in the badge; only decorations are added to
// the eight plain constraints.
import UIKit

// The bar lies along the card's top edge. It is as wide as the card and a tenth as tall.
// The badge is 64 by 64 points. It ends 16 points before the card's trailing and bottom edges.
// The first of eight constraints is there. Add the others, as calls or with anchors.
// Given: the card's edges are 16 points inside the view.

final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    translatesAutoresizingMaskIntoConstraints = false
    if let gradient = layer as? CAGradientLayer {
      gradient.colors = [UIColor.white.cgColor, UIColor.lightGray.cgColor]
    }
  }
}

/// Drawn 4 points larger than its alignment rectangle.
final class HaloView: UIView {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
  }
}

struct CardStyle {
  var radius: CGFloat = 12
  var inset: CGFloat = 16
  var badgeSide: CGFloat = 64
  var barFraction: CGFloat = 0.1

  func decorate(_ card: UIView) {
    card.backgroundColor = .white
    card.layer.cornerRadius = radius
    card.layer.borderWidth = 1
    card.layer.borderColor = UIColor.gray.cgColor
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 8
    card.layer.shadowOffset = CGSize(width: 0, height: 4)

    let halo = HaloView()
    halo.translatesAutoresizingMaskIntoConstraints = false
    halo.isUserInteractionEnabled = false
    card.insertSubview(halo, at: 0)
    let gradient = GradientView()
    card.insertSubview(gradient, aboveSubview: halo)
    for backdrop in [halo, gradient] as [UIView] {
      NSLayoutConstraint.activate([
        backdrop.topAnchor.constraint(equalTo: card.topAnchor),
        backdrop.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        backdrop.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        backdrop.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      ])
    }
  }

  func number(_ text: String, in badge: UIView) {
    badge.backgroundColor = .red
    badge.layer.cornerRadius = badgeSide / 2
    let label = UILabel()
    label.text = text
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    badge.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: badge.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
    ])
  }

  func constraints(card: UIView, bar: UIView, badge: UIView) -> [NSLayoutConstraint] {
    [
      bar.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      bar.topAnchor.constraint(equalTo: card.topAnchor),
      bar.heightAnchor.constraint(equalTo: card.heightAnchor, multiplier: barFraction),
      badge.widthAnchor.constraint(equalToConstant: badgeSide),
      badge.heightAnchor.constraint(equalToConstant: badgeSide),
      badge.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -inset),
      badge.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -inset),
    ]
  }
}

func layOut(card: UIView, bar: UIView, badge: UIView, in view: UIView) {
  let style = CardStyle()
  style.decorate(card)
  style.number("3", in: badge)
  bar.backgroundColor = .blue
  NSLayoutConstraint.activate(style.constraints(card: card, bar: bar, badge: badge))
}
