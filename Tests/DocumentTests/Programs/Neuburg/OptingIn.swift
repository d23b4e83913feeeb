import UIKit

/// Makes its constraints where Apple asks for it, and is asked for them only if it opts in.
class Board: UIView {
  let bar = UIView()
  private var isTied = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    bar.translatesAutoresizingMaskIntoConstraints = false
    addSubview(bar)
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override func updateConstraints() {
    if !isTied {
      isTied = true
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: trailingAnchor),
        bar.topAnchor.constraint(equalTo: topAnchor),
        bar.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    super.updateConstraints()
  }
}

class BoardThatOptsIn: Board {
  override class var requiresConstraintBasedLayout: Bool { true }
}
