/// The right constraints of the exercise.
func stateQuarter(_ photo: UIView, _ note: UIView, in view: UIView) {
  NSLayoutConstraint.activate([
    photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
  ])
}

/// The constraints that the exercise gives, which are gone once a view has moved elsewhere.
func stateGiven(_ photo: UIView, _ note: UIView, in view: UIView) {
  NSLayoutConstraint.activate([
    photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
    photo.heightAnchor.constraint(equalToConstant: 48),
    note.topAnchor.constraint(equalTo: photo.topAnchor),
    note.heightAnchor.constraint(equalTo: photo.heightAnchor),
  ])
}

/// Lets a view fill another.
func fill(_ outer: UIView, with inner: UIView) {
  inner.translatesAutoresizingMaskIntoConstraints = false
  outer.addSubview(inner)
  NSLayoutConstraint.activate([
    inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
    inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
    inner.topAnchor.constraint(equalTo: outer.topAnchor),
    inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
  ])
}
