import UIKit

// From the drawings: the photo is a quarter as wide as the window, and at least 96 points.
// The note fills the rest. Insets are 16 points, the gap is 8.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    // Left and right, chosen by the direction in which the window is read.
    let quarter = photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25)
    quarter.priority = .defaultHigh
    var lines = [quarter, photo.widthAnchor.constraint(greaterThanOrEqualToConstant: 96)]
    if view.effectiveUserInterfaceLayoutDirection == .leftToRight {
        lines += [
            photo.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16),
            note.leftAnchor.constraint(equalTo: photo.rightAnchor, constant: 8),
            note.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -16),
        ]
    } else {
        lines += [
            photo.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -16),
            photo.leftAnchor.constraint(equalTo: note.rightAnchor, constant: 8),
            note.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16),
        ]
    }
    NSLayoutConstraint.activate(lines)
}
