import UIKit

// From the drawings: the photo is a quarter as wide as the window, and at least 96 points.
// The note fills the rest. Insets are 16 points, the gap is 8.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    // The gap is a guide, and the row begins and ends where another one does.
    let row = UILayoutGuide()
    let gap = UILayoutGuide()
    let guides = [row, gap]
    guides.forEach(view.addLayoutGuide)

    let quarter = photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25)
    quarter.priority = .defaultHigh

    var lines = [
        row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        photo.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        photo.widthAnchor.constraint(greaterThanOrEqualToConstant: 96),
        quarter,
        gap.leadingAnchor.constraint(equalTo: photo.trailingAnchor),
        gap.trailingAnchor.constraint(equalTo: note.leadingAnchor),
        gap.widthAnchor.constraint(equalToConstant: 8),
        note.trailingAnchor.constraint(equalTo: row.trailingAnchor),
    ]
    for guide in guides {
        lines.append(guide.topAnchor.constraint(equalTo: photo.topAnchor))
        lines.append(guide.heightAnchor.constraint(equalTo: photo.heightAnchor))
    }
    NSLayoutConstraint.activate(lines)
}
