//! exercise: my-bubbles
//! kind: right
//! verdict: passed
//! sort: styles
// a configurator with a style wraps text into a stack 16 points inside the bubble and puts a
// rounded backdrop with an autoresizing mask behind it; the text still determines the size.
import UIKit

// bubble ends at the trailing margin and begins 16 points below the top of the safe area.
// text is inside bubble, with 16 points of padding on each of the four edges.
// Nothing else says how large bubble is.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

struct BubbleStyle {
  let fill: UIColor
  let textColor: UIColor
  let padding: CGFloat

  static var own: BubbleStyle {
    BubbleStyle(fill: .systemBlue, textColor: .white, padding: 16)
  }
}

final class BubbleConfigurator {
  private let style: BubbleStyle

  init(style: BubbleStyle) {
    self.style = style
  }

  func configure(_ bubble: UIView, text: UILabel) {
    addBackdrop(to: bubble)
    text.textColor = style.textColor

    let content = UIStackView()
    content.axis = .vertical
    content.alignment = .fill
    content.addArrangedSubview(text)
    content.translatesAutoresizingMaskIntoConstraints = false
    bubble.addSubview(content)

    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: bubble.topAnchor, constant: style.padding),
      content.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: style.padding),
      bubble.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: style.padding),
      bubble.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: style.padding),
    ])
  }

  private func addBackdrop(to bubble: UIView) {
    let backdrop = UIView(frame: bubble.bounds)
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.isUserInteractionEnabled = false
    backdrop.backgroundColor = style.fill
    backdrop.layer.cornerRadius = 12
    backdrop.layer.masksToBounds = true
    bubble.insertSubview(backdrop, at: 0)
  }
}

func layOut(bubble: UIView, text: UILabel, in view: UIView) {
  BubbleConfigurator(style: .own).configure(bubble, text: text)
  bubble.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16).isActive =
    true
  bubble.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor).isActive = true
}
