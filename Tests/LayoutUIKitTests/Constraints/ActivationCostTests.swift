import Foundation
import LayoutUIKit
import Testing

@MainActor @Suite("What activation costs")
struct ActivationCostTests {
  @Test("activating and deactivating is linear", .timeLimit(.minutes(1)))
  func linear() {
    let window = UIWindow()
    let view = window.addFreeSubview()
    let constraints = (0..<100_000).map { _ in view.widthAnchor.constraint(equalToConstant: 1) }
    NSLayoutConstraint.activate(constraints)
    NSLayoutConstraint.deactivate(constraints)
    #expect(view.constraints.isEmpty)
  }

  @Test("constraints stay in the order in which they came, whichever of them leave")
  func order() {
    let view = UIView()
    let constraints = (0..<40).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
    NSLayoutConstraint.activate(constraints)
    NSLayoutConstraint.deactivate(constraints.filter { $0.constant.remainder(dividingBy: 4) != 0 })
    constraints[1].isActive = true
    view.removeConstraints([constraints[8], constraints[8]])
    #expect(view.constraints.map(\.constant) == [0, 4, 12, 16, 20, 24, 28, 32, 36, 1])
    view.removeConstraints(view.constraints)
    #expect(view.constraints.isEmpty)
  }
}
