//! mistake: left-for-leading
//! verdict: misplaced reply.left 312 not 112, window 320x208, right to left
//! states: reply.left = photo.right + 8
//! lacks: reply.leading = photo.trailing + 8
//! seen: Line {line} puts reply to the right of photo, in both reading directions.
//! meaning: From right to left photo is at the right margin, so reply begins outside of the window there.
//! next: Between which two edges is the gap in both directions?
import UIKit

// bubble and text are done, and so is the padding of answer in reply.
// photo begins at the leading margin. reply begins 8 points after photo
// and 16 points below bubble. The bottom edges of photo and reply are aligned.
// reply is at most three quarters as wide as the window.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(
    bubble: UIView, text: UILabel, reply: UIView, answer: UILabel, photo: UIImageView, in view: UIView
) {
    text.numberOfLines = 0
    answer.numberOfLines = 0
    NSLayoutConstraint.activate([
        bubble.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        bubble.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        text.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 16),
        text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 16),
        text.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -16),
        text.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -16),
        bubble.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.75),
        answer.topAnchor.constraint(equalTo: reply.topAnchor, constant: 16),
        answer.leadingAnchor.constraint(equalTo: reply.leadingAnchor, constant: 16),
        answer.bottomAnchor.constraint(equalTo: reply.bottomAnchor, constant: -16),
        answer.trailingAnchor.constraint(equalTo: reply.trailingAnchor, constant: -16),
        reply.topAnchor.constraint(equalTo: bubble.bottomAnchor, constant: 16),
        reply.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.75),
        reply.leftAnchor.constraint(equalTo: photo.rightAnchor, constant: 8),
        photo.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        photo.bottomAnchor.constraint(equalTo: reply.bottomAnchor),
    ])
}
