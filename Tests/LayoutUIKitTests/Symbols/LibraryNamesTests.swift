import Foundation
import LayoutUIKit
import Testing

@MainActor @Suite("Names that layout libraries use")
struct LibraryNamesTests {
  @Test("a notification about the keyboard carries the frame and the duration under UIKit's keys")
  func keyboard() {
    let frame = CGRect(x: 0, y: 508, width: 390, height: 336)
    let notification = Notification(
      name: UIResponder.keyboardWillShowNotification,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      ])
    let facts = notification.userInfo
    #expect((facts?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue == frame)
    #expect(facts?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ].map(\.rawValue)
    #expect(
      names
        == ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"]
        .map { "UIKeyboard\($0)Notification" })
    #expect(
      [
        UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardAnimationCurveUserInfoKey,
        UIResponder.keyboardIsLocalUserInfoKey,
      ] == [
        "UIKeyboardFrameBeginUserInfoKey", "UIKeyboardAnimationCurveUserInfoKey",
        "UIKeyboardIsLocalUserInfoKey",
      ])
  }

  @Test("traits contain those of a collection that states no others")
  func traits() {
    let own = UIView().traitCollection
    #expect(own.containsTraits(in: nil) && own.containsTraits(in: UITraitCollection()))
    #expect(own.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(!own.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    let phone = UITraitCollection(traitsFrom: [
      UITraitCollection(verticalSizeClass: .compact), UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(verticalSizeClass: .regular), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .large),
    ])
    #expect(phone.verticalSizeClass == .regular && phone.horizontalSizeClass == .unspecified)
    #expect(own.containsTraits(in: phone) && !phone.containsTraits(in: own))
    #expect(UITraitCollection(displayScale: 2) == UITraitCollection(displayScale: 2))
  }

  @Test("sizes of text are compared by how large they are")
  func contentSizes() {
    #expect(UIContentSizeCategory.extraSmall < .small)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(UIContentSizeCategory.large >= .large)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    #expect(UIView().traitCollection.preferredContentSizeCategory == .large)
    #expect(UIApplication.shared.preferredContentSizeCategory == .large)
  }

  @Test("animations can be switched off, and are off while code asks for none")
  func animations() {
    var states: [Bool] = []
    UIView.performWithoutAnimation { states.append(UIView.areAnimationsEnabled) }
    UIView.setAnimationsEnabled(false)
    states.append(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    states.append(UIView.areAnimationsEnabled)
    #expect(states == [false, false, true])
    #expect(UIView.AnimationCurve(rawValue: 3) == .linear)
    let view = UIView()
    view.layer.removeAnimation(forKey: "position")
    view.layer.removeAllAnimations()
    #expect(UIOffset(horizontal: 1, vertical: 2) != .zero)
  }
}
