import UIKit

func layOut(card: UIView, title: UILabel, badge: UIImageView, in view: UIView) {
    let views = ["card": card, "title": title, "badge": badge]
    let formats = ["H:|-48-[card]-16-|", "V:|-16-[card]-16-|", "V:[badge(48)]"]
    for format in formats {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-16-[title]-8-[badge(64)]-16-|",
            options: [.alignAllTop, .alignAllBottom], metrics: nil, views: views))
    badge.centerYAnchor.constraint(equalTo: card.centerYAnchor).isActive = true
}
