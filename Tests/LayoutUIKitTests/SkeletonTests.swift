import Foundation
import LayoutUIKit
import Testing

@MainActor @Suite("Views in views")
struct HierarchyTests {
  @Test("a subview knows its superview, and a removed one forgets it")
  func superview() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    #expect(child.superview === parent)
    child.removeFromSuperview()
    #expect(child.superview == nil)
  }
}
