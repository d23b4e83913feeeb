import Foundation

/// The red, green and blue of a colour that is said by hue, saturation and brightness.
struct HueMix {
  let red, green, blue: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    func channel(_ offset: CGFloat) -> CGFloat {
      let turn = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(turn, 4 - turn, 1)))
    }
    (red, green, blue) = (channel(5), channel(3), channel(1))
  }
}
