/// The two priorities of an intrinsic content size, as AppKit and UIKit print them.
///
///     <NSContentSizeLayoutConstraint:0x1 UILabel:0x2.width == 33 Hug:250 CompressionResistance:750>
package struct ContentStrength: Hashable, Sendable {
  /// The priority with which the view resists being stretched.
  package let hugging: Double
  /// The priority with which the view resists being squeezed.
  package let compression: Double

  package init(hugging: Double, compression: Double) {
    self.hugging = hugging
    self.compression = compression
  }
}
