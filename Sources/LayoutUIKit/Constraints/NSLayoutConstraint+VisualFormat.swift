import Foundation
import LayoutEngine

extension NSLayoutConstraint {
  /// Makes the constraints that a picture such as `H:|-[photo]-12-[note]-|` stands for.
  ///
  /// They aren't active yet. A format that can't be read stops the program with UIKit's message, at
  /// the line of the call. Constraints come in the order of the picture; those that align are last.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any], file: StaticString = #file,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let place = CreationPlace(file, line)
    let items = views.compactMapValues { item($0, at: place) }
    switch forms(format, opts, metrics, items, at: place) {
    case .success(let forms): return forms.map { NSLayoutConstraint($0) }
    case .failure(let exception): raise(exception, at: place)
    }
  }

  /// Everything that a picture states, or what UIKit throws instead.
  package class func forms(
    _ format: String, _ options: FormatOptions, _ metrics: [String: Any]?,
    views: [String: UIView]
  ) -> Result<[ConstraintForm], LayoutException> {
    forms(format, options, metrics, views, at: .none)
  }

  private class func forms(
    _ format: String, _ options: FormatOptions, _ metrics: [String: Any]?,
    _ items: [String: any LayoutObject], at place: CreationPlace
  ) -> Result<[ConstraintForm], LayoutException> {
    do throws(EquationError) {
      let written = try VisualFormatReader.read(
        format, options: VisualFormatOptions(options),
        metrics: (metrics ?? [:]).compactMapValues { number($0) }, views: items.keys.sorted(),
        roots: Set(items.filter { $0.value.superitem == nil }.keys))
      return .success(written.map { form($0, items, at: place) })
    } catch {
      let isPriority = if case .priorityOutOfRange = error.reason { true } else { false }
      return .failure(
        LayoutException(
          isPriority ? .internalInconsistency : .invalidArgument,
          error.uiKitMessage(for: format)))
    }
  }

  private class func form(
    _ written: WrittenConstraint, _ items: [String: any LayoutObject], at place: CreationPlace
  ) -> ConstraintForm {
    func side(_ anchor: WrittenAnchor, besides other: WrittenAnchor?) -> ConstraintSide {
      let item =
        anchor.isSuperview
        ? other.flatMap { items[$0.item]?.superitem } : items[anchor.item]
      return ConstraintSide(item, Attribute(rawValue: anchor.attribute.rawValue) ?? .notAnAttribute)
    }
    var form = ConstraintForm(
      first: side(written.first, besides: written.second),
      relation: Relation(rawValue: written.relation.rawValue) ?? .equal,
      second: written.second.map { side($0, besides: written.first) },
      constant: CGFloat(written.constant), place: place)
    form.priority = UILayoutPriority(Float(written.priority))
    return form
  }

  /// A metric's number; `nil` for what is none.
  private class func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

extension LayoutObject {
  /// What `|` means beside the item: the superview, or the view that owns a guide.
  fileprivate var superitem: UIView? {
    guard let view = layoutView else { return nil }
    return view === self ? view.superview : view
  }
}

extension VisualFormatOptions {
  /// UIKit's options; where two directions are asked for, UIKit's mask has neither of them.
  fileprivate init(_ options: NSLayoutConstraint.FormatOptions) {
    let alignments = Self.alignable.filter {
      options.rawValue & (1 << UInt($0.rawValue)) != 0
    }
    let direction: Direction =
      switch options.intersection(.directionMask) {
      case .directionLeftToRight: .leftToRight
      case .directionRightToLeft: .rightToLeft
      default: .leadingToTrailing
      }
    self.init(alignments: alignments, direction: direction)
  }
}
