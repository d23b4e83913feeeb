import LayoutUIKit
import Testing

// What a client may have declared for itself, with the operands of the module's operators.

private func + (priority: UILayoutPriority, steps: Float) -> UILayoutPriority {
  UILayoutPriority(priority.rawValue + 10 * steps)
}

extension UILayoutPriority {
  fileprivate static func - (priority: UILayoutPriority, steps: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - 10 * steps)
  }

  fileprivate static func - (priority: UILayoutPriority, steps: Int) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - 20 * Float(steps))
  }

  fileprivate static func += (priority: inout UILayoutPriority, steps: Float) {
    priority = priority + steps
  }
}

@Suite("A client's own operators on priorities")
struct PriorityOperatorTests {
  @Test("they come before those of the module, and no call is ambiguous")
  func precedence() {
    let steps: Float = 2
    #expect((UILayoutPriority(100) + steps).rawValue == 120)
    #expect((UILayoutPriority(100) + 2).rawValue == 120)
    #expect((UILayoutPriority(100) - steps).rawValue == 80)
    #expect((UILayoutPriority(100) - 2).rawValue == 60)
    #expect((2 + UILayoutPriority(100)).rawValue == 102)
    var priority = UILayoutPriority(100)
    priority += steps
    #expect(priority.rawValue == 120)
    #expect(UILayoutPriority(1) < UILayoutPriority(2))
  }
}
