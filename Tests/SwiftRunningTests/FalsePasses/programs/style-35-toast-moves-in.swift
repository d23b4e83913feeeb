//! exercise: toast-moves-in
//! kind: right
//! verdict: passed
//! sort: styles
// a presenter holds one top constraint; it waits at -48 (just above the window), and a block on
// the main queue changes its constant to 16.
import UIKit

// A toast is a short message at the top of the window, with 24 points on its left and right.
// It waits above the window. Then the second block should bring it to 16 points below the top.

final class ToastPresenter {
  private enum Metrics {
    static let height: CGFloat = 48
    static let side: CGFloat = 24
    static let top: CGFloat = 16
  }

  private let toast: UILabel
  private let host: UIView
  private lazy var top = toast.topAnchor.constraint(
    equalTo: host.topAnchor, constant: -Metrics.height)

  init(toast: UILabel, host: UIView) {
    self.toast = toast
    self.host = host
  }

  func prepare() {
    toast.translatesAutoresizingMaskIntoConstraints = false
    toast.textAlignment = .center
    toast.layer.cornerRadius = 8
    NSLayoutConstraint.activate([
      top,
      toast.heightAnchor.constraint(equalToConstant: Metrics.height),
      toast.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: Metrics.side),
      toast.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -Metrics.side),
    ])
  }

  func present() {
    top.constant = Metrics.top
    host.setNeedsLayout()
  }
}

func layOut(toast: UILabel, in view: UIView) {
  let presenter = ToastPresenter(toast: toast, host: view)
  presenter.prepare()
  DispatchQueue.main.async {
    presenter.present()
  }
}
