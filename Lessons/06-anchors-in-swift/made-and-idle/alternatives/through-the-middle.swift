import UIKit

// The photo should be above the note, as in the drawings. The four constraints are right,
// but they have no effect yet. Repair the function.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let top = photo.centerYAnchor.constraint(equalTo: view.topAnchor, constant: 48)
    let height = photo.heightAnchor.constraint(equalToConstant: 64)
    let gap = note.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16)
    let bottom = note.heightAnchor.constraint(equalTo: view.heightAnchor, constant: -112)
    NSLayoutConstraint.activate([top, height, gap, bottom])
}
