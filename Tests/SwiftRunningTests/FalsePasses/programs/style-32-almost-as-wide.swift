//! exercise: almost-as-wide
//! kind: right
//! verdict: passed
//! sort: styles
// a layout coordinator owns a lane, a layout guide of three quarters of the window that ends at
// the trailing margin; bubble ends there too and may not begin before the lane.
import UIKit

// bubble is done for short texts. A long text makes it too wide:
// bubble is at most three quarters as wide as the window.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

struct BubbleMetrics {
  var padding: CGFloat = 16
  var top: CGFloat = 16
  var largestFraction: CGFloat = 0.75
}

final class BubbleCoordinator {
  private let metrics: BubbleMetrics
  private let screen: UIView

  init(screen: UIView, metrics: BubbleMetrics = BubbleMetrics()) {
    self.screen = screen
    self.metrics = metrics
  }

  func start(bubble: UIView, text: UILabel) {
    text.numberOfLines = 0
    let lane = makeLane()
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(
        equalTo: screen.safeAreaLayoutGuide.topAnchor, constant: metrics.top),
      bubble.trailingAnchor.constraint(equalTo: lane.trailingAnchor),
      bubble.leadingAnchor.constraint(greaterThanOrEqualTo: lane.leadingAnchor),
      text.topAnchor.constraint(equalTo: bubble.topAnchor, constant: metrics.padding),
      text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: metrics.padding),
      text.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -metrics.padding),
      text.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -metrics.padding),
    ])
  }

  private func makeLane() -> UILayoutGuide {
    let lane = UILayoutGuide()
    lane.identifier = "lane"
    screen.addLayoutGuide(lane)
    NSLayoutConstraint.activate([
      lane.topAnchor.constraint(equalTo: screen.topAnchor),
      lane.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
      lane.trailingAnchor.constraint(equalTo: screen.layoutMarginsGuide.trailingAnchor),
      lane.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: metrics.largestFraction),
    ])
    return lane
  }
}

func layOut(bubble: UIView, text: UILabel, in view: UIView) {
  BubbleCoordinator(screen: view).start(bubble: bubble, text: text)
}
