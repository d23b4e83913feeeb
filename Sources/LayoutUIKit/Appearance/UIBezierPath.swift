public import Foundation

/// The outline of a shape: only its bounding rectangle is kept.
public final class CGPath: Hashable, Sendable {
  public let boundingBox: CGRect

  init(boundingBox: CGRect) { self.boundingBox = boundingBox }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(boundingBox: rect)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(boundingBox: rect)
  }

  public static func == (one: CGPath, other: CGPath) -> Bool {
    one.boundingBox == other.boundingBox
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(boundingBox.origin.x)
    hasher.combine(boundingBox.origin.y)
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A shape made of lines and curves: its bounding rectangle is kept, and nothing is drawn.
open class UIBezierPath: NSObject {
  open private(set) var bounds: CGRect = .null
  open private(set) var currentPoint: CGPoint = .zero
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

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(rect: rect)
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      rect: CGRect(
        x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }

  open var cgPath: CGPath { CGPath(boundingBox: bounds) }
  open var isEmpty: Bool { bounds.isNull }

  open func move(to point: CGPoint) { reach(point) }
  open func addLine(to point: CGPoint) { reach(point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    reach(endPoint)
  }

  open func close() {}
  open func append(_ bezierPath: UIBezierPath) { bounds = bounds.union(bezierPath.bounds) }
  open func fill() {}

  private func reach(_ point: CGPoint) {
    currentPoint = point
    bounds = bounds.union(CGRect(origin: point, size: .zero))
  }
}
