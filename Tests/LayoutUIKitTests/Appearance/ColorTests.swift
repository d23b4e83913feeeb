import LayoutUIKit
import Testing

@Suite("Colours")
struct ColorTests {
  @Test("colours are equal by their components, and say them")
  func equality() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red.withAlphaComponent(0.5) != .red)
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(
      UIColor.white.withAlphaComponent(0.5).description == "UIExtendedGrayColorSpace 1 0.5")
    #expect(UIColor.red.cgColor == UIColor(cgColor: UIColor.red.cgColor).cgColor)
  }

  @Test("a transform undone is none")
  func transform() {
    let transform = CGAffineTransform(translationX: 3, y: 4)
      .concatenating(CGAffineTransform(rotationAngle: .pi / 2))
    let point = CGPoint(x: 1, y: 2).applying(transform).applying(transform.inverted())
    #expect(abs(point.x - 1) < 1e-9 && abs(point.y - 2) < 1e-9)
    #expect(CGRect(x: 0, y: 0, width: 2, height: 4).applying(.identity).size.height == 4)
  }
}
