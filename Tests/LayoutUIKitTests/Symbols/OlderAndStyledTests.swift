import LayoutUIKit
import Testing

@MainActor @Suite("Names that older and styling code uses")
struct OlderAndStyledTests {
  @Test("the kind of device is asked for by a function, too")
  func idiom() {
    #expect(UI_USER_INTERFACE_IDIOM() == .phone)
  }

  @Test("a vector is zero from the start, and the check mark is as large as any symbol")
  func vectorAndMark() {
    #expect(CGVector() == .zero && CGVector(dx: 1, dy: 2) != .zero)
    #expect(UIImage.checkmark.size == UIImage(systemName: "arrow.right")?.size)
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
