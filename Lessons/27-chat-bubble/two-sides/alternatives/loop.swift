import UIKit

// bubble and text are done, and so is the padding of answer in reply.
// photo begins at the leading margin. reply begins 8 points after photo
// and 16 points below bubble. The bottom edges of photo and reply are aligned.
// reply is at most three quarters as wide as the window.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(
    bubble: UIView, text: UILabel, reply: UIView, answer: UILabel, photo: UIImageView, in view: UIView
) {
    for (box, label) in [(bubble, text), (reply, answer)] {
        label.numberOfLines = 0
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: box.topAnchor, constant: 16),
            label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
            box.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 16),
            box.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
            box.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.75),
        ])
    }
    NSLayoutConstraint.activate([
        bubble.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        bubble.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        reply.topAnchor.constraint(equalTo: bubble.bottomAnchor, constant: 16),
        reply.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
        photo.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        photo.bottomAnchor.constraint(equalTo: reply.bottomAnchor),
    ])
}
