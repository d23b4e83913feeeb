import LayoutEngine
import ReferenceCases
import Testing

@Suite("Masks: springs, struts and pixels")
struct PixelFlooringTests {
  @Test(
    "flooring follows the pixels of the scale, and rounding noise doesn't cost a pixel",
    arguments: [(1.0, 3.0, 12.0), (2, 3.5, 11.5), (4, 3.75, 11.25), (0, 3.75, 11.25)])
  func scale(scale: Double, y: Double, height: Double) {
    let frame = Rect(x: 3 - 1e-13, y: 3.75, width: 30, height: 11.25)
    let floored = frame.flooredToPixels(scale: scale)
    #expect(floored.y == y)
    #expect(floored.height == height)
    #expect(scale == 0 || floored.x == 3)
  }
}
