import Course

/// A part of Apple's software that makes views and constraints of its own, which logs then list.
package enum ApplePart: Hashable, Sendable {
  case keyboard, inputViews, alert, toolbar, navigationBar, barButtons, splitView, windowToolbar
  case videoPlayer
  /// A whole screen, a menu or a tip of the system's, with nothing of a programmer's inside.
  case screen
  /// A part that has no row of its own: its views' names begin with `_`.
  case other

  /// Where the names of classes, guides and identifiers begin that only Apple's software has, with
  /// spaces between.
  ///
  /// They stand here without the `_` or `*` at their start, of which Markdown eats the first.
  /// Above each group stands where a log with it was seen.
  private static let beginnings: [(part: ApplePart?, names: String)] = [
    // Private classes that hold views of a programmer's, guides that programmers use, and Tencent's
    // classes, which begin like the keyboard's.
    (
      nil,
      "UILayoutGuide UILayoutSpacer UIKeyboardLayoutGuide UITableView UICollectionView UIHosting "
        + "UIScrollView UIContentUnavailable UIPageViewController UIQueuingScrollView "
        + "UIVisualEffect NSSplitViewItemView NSKeyboardFocus NSScrollView NSViewBack TUIChat "
        + "TUIConversation TUIMessage TUIContact TUIGroup TUICommon TUICall TUIBubble"
    ),
    // iOS 8: Messages, AppGyver/steroids 1044, and Spotlight; iOS 14: the keyboard's tutorial;
    // iOS 15: Safari, keymanapp/keyman 7020.
    (
      .screen,
      "CKMessage CKEntry CKTranscript CKConversation CKAvatar SPUI SFCapsule "
        + "CapsuleNavigationBar UICalloutBar UITextSelection UIEditMenu "
        + "UIContinuousPath UIKBTutorial FI_T"
    ),
    // iOS 9 and 11: openradar 23087563 and 36578167; iOS 17 and later: 'TUIKeyplane.height'.
    (.keyboard, "UIKeyboard UIKB TUI UIUCBKB SystemInputAssistantView assistantHeight"),
    // iOS 9: the in-call status bar, Stack Overflow 33112762; iOS 17: Stack Overflow 78192738.
    (
      .inputViews,
      "UIInputSet UITextEffects UIRemoteKeyboard UIInputWindow UIInputAssistant "
        + "accessoryView. inputView. assistantView."
    ),
    // iOS 8 to 13: openradar 18921595 and 49289931; the share sheet of iOS 9 with AirDrop.
    (.alert, "UIAlert UIInterfaceAction UIActionSheet SFAirDrop UIActivityGroup"),
    // iOS 13 to 18: IQKeyboardManager 1592, cordova-plugin-inappbrowser 1123.
    (.toolbar, "UIToolbarContentView UIToolbarNavigationButton UIToolbarVisualProvider"),
    // iOS 14 and 15: Stack Overflow 70163150, Meshtastic-Apple 11; iPadOS 18: 79614508.
    (
      .navigationBar,
      "UINavigationBarContentView UINavigationBarItem UINavigationBarLargeTitle "
        + "UINavigationBarPalette UINavigationBarTitle UINavItemContentGuide "
        + "UINav_static UIBackButton BackButton TabBarGuide( TitleView( "
        + "UILayoutContainerView UINavigationController UIFocusContainerGuide"
    ),
    // iOS 11 to 26: the buttons of all bars, also above the keyboard; flutter 93532, ruddarr 182.
    (
      .barButtons,
      "UIButtonBar UIModernBarButton UITAMICAdaptorView TB_ IB_ BIB_ CB_ Mask_ MaskEV_"
    ),
    // macOS 15: 'NSSplitViewItem.MinSize'.
    (.splitView, "NSSplitViewItem. UISplitView"),
    // macOS 10.13 and 10.14: fork-dev/Tracker 150, sindresorhus/Settings 4.
    (.windowToolbar, "NSToolbar NSTitlebar NSThemeFrame"),
    // iOS 8 and 9: youtube-ios-player-helper 40 and 174, XCDYouTubeKit 191.
    (.videoPlayer, "AVAudioOnly AVUnsupported AVAlpha AVButton AVPlayerView MPVideo MPSwip"),
  ]

  /// The groups' names by how they begin, in their order.
  private static let rows = Dictionary(
    grouping: beginnings.flatMap { part, names in
      names.split(separator: " ").map { (part: part, name: $0) }
    }, by: { $0.name.prefix(3) })

  /// The part that a class, an item's name or an identifier belongs to; `nil` if programmers may
  /// use it.
  init?(_ name: String) {
    let plain = name.drop { $0 == "_" || $0 == "*" }
    let row = Self.rows[plain.prefix(3)]?.first { plain.hasPrefix($0.name) }
    let isPrivate = name.hasPrefix("_") && plain.first?.isUppercase == true
    let other = Self.swift(plain) ?? (isPrivate && !plain.hasPrefix("Tt") ? .other : nil)
    guard let part = row.map({ $0.part }) ?? other else { return nil }
    self = part
  }

  /// Whether programmers put views of their own into it, such as a bar button's or a title's.
  var holdsViews: Bool { ![.alert, .screen, .videoPlayer].contains(self) }

  /// The part of a Swift class of Apple's, by the module in its name.
  ///
  /// Such as iOS 26's `_TtC5UIKitP33_…13ButtonWrapper`. What hosts SwiftUI's views may be anybody's.
  private static func swift(_ name: Substring) -> ApplePart? {
    let isApples =
      name.hasPrefix("Tt")
      ? ["5UIKit", "9UIKitCore", "6AppKit", "7SwiftUI"].contains { name.contains($0) }
      : ["UIKit.", "UIKitCore.", "AppKit.", "SwiftUI."].contains { name.hasPrefix($0) }
    guard isApples, !name.contains("Host") else { return nil }
    return name.contains("Wrapper") || name.contains("ButtonBar") ? .barButtons : .other
  }
}

extension ApplePart {
  /// What the part is, and what usually makes its constraints conflict.
  var usualCause: Sentence {
    switch self {
    case .keyboard: .says("explain.apples.keyboard")
    case .inputViews: .says("explain.apples.inputViews")
    case .alert: .says("explain.apples.alert")
    case .toolbar: .says("explain.apples.toolbar")
    case .navigationBar: .says("explain.apples.navigationBar")
    case .barButtons: .says("explain.apples.barButtons")
    case .splitView: .says("explain.apples.splitView")
    case .windowToolbar: .says("explain.apples.windowToolbar")
    case .screen: .says("explain.apples.screen")
    case .videoPlayer: .says("explain.apples.videoPlayer")
    case .other: .says("explain.apples.other")
    }
  }
}

/// What a stack view makes a line for, by the identifier that the line carries.
///
/// Source: docs/SEMANTICS.md, S9.12.
enum StackPart: CaseIterable {
  case canvasConnection, spacing, alignment, fillEqually, fillProportionally, distributing
  case spanning, hiding

  var identifier: String {
    switch self {
    case .canvasConnection: "UISV-canvas-connection"
    case .spacing: "UISV-spacing"
    case .alignment: "UISV-alignment"
    case .fillEqually: "UISV-fill-equally"
    case .fillProportionally: "UISV-fill-proportionally"
    case .distributing: "UISV-distributing"
    case .spanning: "UISV-spanning"
    case .hiding: "UISV-hiding"
    }
  }

  init?(identifier: String?) {
    guard let identifier,
      let part = Self.allCases.first(where: { identifier.hasPrefix($0.identifier) })
    else { return nil }
    self = part
  }
}
