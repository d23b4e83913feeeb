//! mistake: number-of-one-window
//! verdict: misplaced photo.width 56 not 64, window 480x240, margins of 24 and long texts
//! about: answer
//! states: photo.width = 56
//! states: photo.height = 48
//! seen: Two constraints give photo the size of the picture in the 320-point window.
//! meaning: In the 480-point window the picture is 64 points wide and 32 points tall.
//! next: What determines the size of photo without these constraints?
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
        // Add five constraints for reply and photo.
        photo.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        photo.bottomAnchor.constraint(equalTo: reply.bottomAnchor),
        photo.widthAnchor.constraint(equalToConstant: 56),
        photo.heightAnchor.constraint(equalToConstant: 48),
        reply.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
        reply.topAnchor.constraint(equalTo: bubble.bottomAnchor, constant: 16),
        reply.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.75),
    ])
}
