import LayoutMasonry
import LayoutUIKit
import Testing

/// A superview with the views that the README's forms name.
@MainActor
final class Stage {
  private let window: UIWindow
  let superview: UIView
  /// The view that constraints are made for.
  let v = UIView()
  let view1 = UIView()
  let view2 = UIView()
  let view3 = UIView()
  let label = UILabel()
  let titleLabel = UILabel()
  let button1 = UIButton()
  let otherView = UIView()

  init(width: CGFloat = 320, height: CGFloat = 480) {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    window = UIWindow(frame: frame)
    superview = UIView(frame: frame)
    window.addSubview(superview)
    for view in [v, view1, view2, view3, label, titleLabel, button1, otherView] {
      superview.addSubview(view)
    }
  }

  /// The constraints that a block makes for `v`.
  @discardableResult
  func make(_ block: (MASConstraintMaker) -> Void) -> [MASConstraint] {
    v.mas_makeConstraints(block)
  }

  /// The constraints in force that Masonry made, in the order of their making.
  var made: [NSLayoutConstraint] {
    HierarchyMap(root: superview).constraints.filter { $0 is MASLayoutConstraint }
  }

  /// What these constraints state, as the vectors write it.
  var equations: [String] { made.map { $0.equation(name) } }

  /// The frame of `v` once the constraints have been solved.
  var frame: [Double] {
    superview.layoutIfNeeded()
    return v.numbers
  }

  private func name(_ item: AnyObject) -> String {
    let names: [(AnyObject, String)] = [
      (superview, "superview"), (v, "v"), (view1, "view1"), (view2, "view2"), (view3, "view3"),
      (label, "label"), (titleLabel, "titleLabel"), (button1, "button1"),
      (otherView, "otherView"), (superview.safeAreaLayoutGuide, "safeArea"),
    ]
    return names.first { $0.0 === item }?.1 ?? "?"
  }
}

extension UIView {
  /// The frame as four numbers, easy to compare and to read.
  var numbers: [Double] {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { Double($0) }
  }
}

extension NSLayoutConstraint {
  /// The statement, for example `v.width <= superview.width / 4 + 1 @600`.
  @MainActor
  func equation(_ name: (AnyObject) -> String) -> String {
    func side(_ item: AnyObject?, _ attribute: Attribute) -> String? {
      item.map { "\(name($0)).\(attribute)" }
    }
    let sign = relation == .equal ? "=" : relation == .lessThanOrEqual ? "<=" : ">="
    var text = "\(side(firstItem, firstAttribute) ?? "?") \(sign) "
    if let second = side(secondItem, secondAttribute) {
      text += second
      if multiplier < 1 { text += " / \((1 / multiplier).text)" }
      if multiplier > 1 { text += " * \(multiplier.text)" }
      if constant != 0 { text += constant < 0 ? " - \((-constant).text)" : " + \(constant.text)" }
    } else {
      text += constant.text
    }
    return priority == .required ? text : "\(text) @\(CGFloat(priority.rawValue).text)"
  }
}

extension CGFloat {
  /// The number without a point where there is nothing behind it.
  fileprivate var text: String { self == rounded() ? "\(Int(self))" : "\(Double(self))" }
}

/// The worked-out cases about Masonry, which other tests keep beside them.
enum MasonryVectors {
  /// A form of the README's and the equations that it stands for.
  struct Form: Sendable {
    let id: String
    let equations: [String]
  }

  /// All forms, in the order of the file.
  static let forms: [Form] = {
    let found = (try? vectors(in: "masonry-forms")) ?? []
    return found.compactMap { vector in
      guard let id = vector["id"] as? String, let equations = vector["equations"] as? [String]
      else { return nil }
      return Form(id: id, equations: equations)
    }
  }()

  /// The frames of a layout, each as x, y, width and height; -1 for what is open.
  static func frames(_ id: String) throws -> [String: [Double]] {
    let vector = try #require(vectors(in: "seeds").first { $0["id"] as? String == id })
    let expect = try #require(vector["expect"] as? [String: Any])
    let frames = try #require(expect["frames"] as? [String: [Any]])
    return frames.mapValues { $0.map { ($0 as? NSNumber)?.doubleValue ?? -1 } }
  }

  private static func vectors(in name: String) throws -> [[String: Any]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "../../ReferenceCasesTests/Vectors/\(name).json")
    let content = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    return try #require((content as? [String: Any])?["vectors"] as? [[String: Any]])
  }
}

/// What ends a program.
enum Ending {
  /// Writes the exception and its line to standard output in place of the long report of a crash.
  @MainActor
  static func watch() {
    RaisedException.willEnd = { raised in
      let text = "\(raised.exception.reason) \(raised.place.file):\(raised.place.line)\n"
      FileHandle.standardOutput.write(Data(text.utf8))
      exit(1)
    }
  }
}

extension String {
  /// The text with every address written as 0x.
  var withoutAddresses: String { replacing(/0x[0-9a-f]+/, with: "0x") }
}
