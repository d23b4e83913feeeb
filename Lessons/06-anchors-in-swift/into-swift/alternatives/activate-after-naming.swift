import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
    let begin = photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: {{inset}})
    let width = photo.widthAnchor.constraint(equalToConstant: {{wide}})
    let height = photo.heightAnchor.constraint(
        equalTo: photo.widthAnchor, multiplier: 0.5, constant: {{more}})
    let gap = note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: {{gap}})
    let end = note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -{{end}})
    NSLayoutConstraint.activate([begin, width, height, gap, end])
}
