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
    "hue, saturation and brightness make red, green and blue",
    arguments: [
      (0, 1, 1, [1, 0, 0]), (1.0 / 3, 1, 0.5, [0, 0.5, 0]), (0.5, 0.5, 0.8, [0.4, 0.8, 0.8]),
      (0.75, 0, 0.3, [0.3, 0.3, 0.3]),
    ] as [(CGFloat, CGFloat, CGFloat, [CGFloat])])
  func hue(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, wanted: [CGFloat]) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    let found = color.cgColor.components ?? []
    #expect(found.count == 4)
    #expect(zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-9 })
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
