public import Foundation

/// The outline of a shape: only its bounding rectangle is kept.
public final class CGPath: Hashable, Sendable {
  public let boundingBox: CGRect

  init(boundingBox: CGRect) { self.boundingBox = boundingBox }

  public static func == (one: CGPath, other: CGPath) -> Bool {
    one.boundingBox == other.boundingBox
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(boundingBox.origin.x)
    hasher.combine(boundingBox.origin.y)
  }
}

/// A shape made of lines and curves: its bounding rectangle is kept, and nothing is drawn.
open class UIBezierPath: NSObject {
  open private(set) var bounds: CGRect = .null
  open var lineWidth: CGFloat = 1

  public override init() { super.init() }

  public init(rect: CGRect) {
    bounds = rect
    super.init()
  }

  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect: rect)
  }

  open var cgPath: CGPath { CGPath(boundingBox: bounds) }

  open func move(to point: CGPoint) { reach(point) }
  open func addLine(to point: CGPoint) { reach(point) }
  open func close() {}
  open func fill() {}

  private func reach(_ point: CGPoint) {
    bounds = bounds.union(CGRect(origin: point, size: .zero))
  }
}
