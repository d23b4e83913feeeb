import UIKit

/// A label keeps its frame and its empty mask; a view that is tied to it draws it into Auto Layout.
class LabelDrawnIn: UIViewController {
  let label = UILabel(frame: CGRect(x: 20, y: 20, width: 42, height: 22))
  let line = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.autoresizingMask = []
    view.addSubview(label)
    line.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(line)
    NSLayoutConstraint.activate([
      line.centerXAnchor.constraint(equalTo: label.centerXAnchor),
      line.topAnchor.constraint(equalTo: label.centerYAnchor),
      line.widthAnchor.constraint(equalTo: label.widthAnchor),
      line.heightAnchor.constraint(equalTo: label.heightAnchor),
    ])
  }
}
