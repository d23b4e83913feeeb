/// The right constraints of the exercise.
func stateTwice(_ photo: UIView, _ note: UIView, in view: UIView) {
  NSLayoutConstraint.activate([
    photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 16),
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    note.widthAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 2),
  ])
}
