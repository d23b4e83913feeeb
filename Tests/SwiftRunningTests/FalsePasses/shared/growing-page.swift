/// The right answer to the exercise.
class GrowingPage: UIViewController {
  lazy var button = makeButton()
  var side: CGFloat = 96
  var wishes: [NSLayoutConstraint] = []

  func makeButton() -> UIButton { UIButton() }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    limit()
    wishes = [
      button.widthAnchor.constraint(equalToConstant: side),
      button.heightAnchor.constraint(equalToConstant: side),
    ]
    for wish in wishes { wish.priority = .defaultLow }
    NSLayoutConstraint.activate(wishes)
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
    for wish in wishes { wish.constant = side }
  }
}
