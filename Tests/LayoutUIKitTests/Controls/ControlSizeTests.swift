import Foundation
import LayoutEngine
import LayoutUIKit
import Testing

@MainActor @Suite("What controls ask for")
struct ControlSizeTests {
  @Test(
    "every control has the size that its documentation gives",
    arguments: [
      ("UISwitch", 51, 31), ("UIStepper", 94, 32), ("UISlider", -1, 31),
      ("UIProgressView", -1, 4), ("UIActivityIndicatorView", 20, 20),
      ("UISegmentedControl", 212, 32), ("UILabel", 43, 21), ("UITextField", 57, 34),
      ("UIButton", 23, 30), ("UIImageView", 40, 30), ("UIView", -1, -1),
      ("UIStackView", -1, -1), ("UIScrollView", -1, -1), ("UITextView", -1, -1),
    ] as [(String, CGFloat, CGFloat)])
  func size(name: String, width: CGFloat, height: CGFloat) throws {
    let view = try #require(Self.view(name))
    #expect(view.intrinsicContentSize == CGSize(width: width, height: height))
  }

  @Test(
    "every class keeps to its content as strongly as its documentation says",
    arguments: [
      ("UISwitch", 750, 750), ("UIStepper", 750, 750), ("UIActivityIndicatorView", 750, 750),
      ("UIProgressView", 250, 750), ("UISegmentedControl", 250, 250), ("UILabel", 250, 250),
      ("UIImageView", 250, 250), ("UIButton", 250, 250), ("UITextField", 250, 250),
    ] as [(String, Float, Float)])
  func hugging(name: String, horizontal: Float, vertical: Float) throws {
    let view = try #require(Self.view(name))
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == horizontal)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test(
    "an exercise's view keeps to its content as strongly as its class does",
    arguments: [
      "UIView", "UILabel", "UIButton", "UIImageView", "UITextField", "UISwitch",
      "UISegmentedControl",
    ])
  func exercise(name: String) throws {
    let view = try #require(Self.view(name))
    let hugging = AxisPriorities.defaultHugging(of: name)
    #expect(
      [hugging.horizontal.value, hugging.vertical.value].map { Float($0) }
        == [.horizontal, .vertical].map { view.contentHuggingPriority(for: $0).rawValue })
  }

  private static func view(_ name: String) -> UIView? {
    switch name {
    case "UISwitch": return UISwitch()
    case "UIStepper": return UIStepper()
    case "UISlider": return UISlider()
    case "UIProgressView": return UIProgressView(progressViewStyle: .default)
    case "UIActivityIndicatorView": return UIActivityIndicatorView(style: .medium)
    case "UISegmentedControl":
      // "Satellite" takes 9 × 6.5 = 58.5, so 59 and 20 more, and every segment is as wide.
      return UISegmentedControl(items: ["Standard", "Hybrid", "Satellite"])
    case "UILabel":
      let label = UILabel()
      label.text = "Hello"
      return label
    case "UITextField":
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.placeholder = "Hello"
      return field
    case "UIButton":
      let button = UIButton(type: .system)
      button.setTitle("Tap", for: .normal)
      return button
    case "UIImageView":
      return UIImageView(
        image: UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in })
    case "UIView": return UIView()
    case "UIStackView": return UIStackView()
    case "UIScrollView": return UIScrollView()
    case "UITextView": return UITextView()
    default: return nil
    }
  }
}
