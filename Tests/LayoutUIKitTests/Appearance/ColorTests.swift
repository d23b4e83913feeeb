import Foundation
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

  @Test(
    "hue, saturation and brightness go there and back",
    arguments: [(0, 1, 1), (0.25, 0.5, 0.75), (0.9, 0.2, 0.4)] as [(CGFloat, CGFloat, CGFloat)])
  func hue(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
    let wanted = [hue, saturation, brightness, 1]
    #expect(zip([h, s, b, a], wanted).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("a transform undone is none")
  func transform() {
    let transform = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 3, y: 4)
    let point = CGPoint(x: 1, y: 2).applying(transform).applying(transform.inverted())
    #expect(abs(point.x - 1) < 1e-9 && abs(point.y - 2) < 1e-9)
    #expect(CGRect(x: 0, y: 0, width: 2, height: 4).applying(.identity).size.height == 4)
  }
}
