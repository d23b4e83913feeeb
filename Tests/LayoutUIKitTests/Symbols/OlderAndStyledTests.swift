import Foundation
import LayoutUIKit
import Testing

@MainActor @Suite("Names that older and styling code uses")
struct OlderAndStyledTests {
  @Test("the kind of device is asked for by a function, too")
  func idiom() {
    #expect(UI_USER_INTERFACE_IDIOM() == .phone)
  }

  @Test("what can be styled is extended in one place")
  func appearance() {
    let label = UILabel().styled { $0.numberOfLines = 2 }
    #expect(label.numberOfLines == 2)
  }
}

extension UIAppearance {
  fileprivate func styled(_ style: (Self) -> Void) -> Self {
    style(self)
    return self
  }
}
