/// The right answer to the exercise.
class GrowingPage: UIViewController {
  lazy var button = makeButton()
  var side: CGFloat = 96
  var preferred: [NSLayoutConstraint] = []

  func makeButton() -> UIButton { UIButton() }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    limit()
    preferred = [
      button.widthAnchor.constraint(equalToConstant: side),
      button.heightAnchor.constraint(equalToConstant: side),
    ]
    for constraint in preferred { constraint.priority = .defaultLow }
    NSLayoutConstraint.activate(preferred)
  }

  func limit() {
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      button.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor),
      button.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor),
    ])
  }

  func grow() {
    side *= 1.5
    for constraint in preferred { constraint.constant = side }
  }
}
