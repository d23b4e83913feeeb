import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let begin = photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
    let width = photo.widthAnchor.constraint(equalToConstant: 80)
    let height = photo.heightAnchor.constraint(
        equalTo: photo.widthAnchor, multiplier: 0.5, constant: 8)
    let gap = note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8)
    let end = note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16)
    NSLayoutConstraint.activate([begin, width, height, gap, end])
}
