import UIKit

// A card: the photo is above the caption.
//   horizontally   both are 16 points inside the window's edges
//   vertically     16 points above the photo, 8 between the two, 16 below the caption
//   The photo is 96 points tall. The caption takes the rest of the height.

func layOut(photo: UIImageView, caption: UILabel, in view: UIView) {
    func draw(_ format: String) {
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil,
            views: ["photo": photo, "caption": caption]))
    }

    draw("V:|-16-[photo(96)]-8-[caption]-16-|")
    NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        photo.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        caption.leadingAnchor.constraint(equalTo: photo.leadingAnchor),
        caption.widthAnchor.constraint(equalTo: photo.widthAnchor),
    ])
}
