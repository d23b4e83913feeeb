/// The classes that the views of an exercise may have in Swift.
///
/// Their content is the exercise's: a label is as wide as `intrinsic` says, whatever its text.
enum ViewClass: String, CaseIterable, Hashable, Sendable {
  case view = "UIView"
  case label = "UILabel"
  case button = "UIButton"
  case imageView = "UIImageView"
  case textField = "UITextField"
  case switchControl = "UISwitch"
  case segmentedControl = "UISegmentedControl"
}
