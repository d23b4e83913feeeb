import Foundation

/// A colour by hue, saturation and brightness beside the same colour by red, green and blue.
struct HueMix {
  let hue, saturation, brightness: CGFloat
  let red, green, blue: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
    func channel(_ offset: CGFloat) -> CGFloat {
      let turn = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(turn, 4 - turn, 1)))
    }
    (red, green, blue) = (channel(5), channel(3), channel(1))
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    (self.red, self.green, self.blue) = (red, green, blue)
    let largest = max(red, green, blue)
    let range = largest - min(red, green, blue)
    brightness = largest
    saturation = largest == 0 ? 0 : range / largest
    let sixth: CGFloat
    switch largest {
    case _ where range == 0: sixth = 0
    case red: sixth = (green - blue) / range
    case green: sixth = (blue - red) / range + 2
    default: sixth = (red - green) / range + 4
    }
    hue = (sixth < 0 ? sixth + 6 : sixth) / 6
  }
}
