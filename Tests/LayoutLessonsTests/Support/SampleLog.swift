import TestRunners

enum SampleLog {
  /// A segmented control whose mask was left on, in a view that has no width yet.
  static let segmentedControl = recordedText("Logs/segmentedControl")

  /// A label that asks for at least 5000 points in a view of 416, as iOS 9 and earlier print it.
  static let label = recordedText("Logs/label")

  /// Lines of SnapKit's that say a height twice, one that nothing needs, and one that is cut off.
  static let rows = recordedText("Logs/rows")

  /// Three widths of which only UIKit's pick tells which one is unwanted.
  static let widths = recordedText("Logs/widths")

  /// The same without UIKit's pick.
  static let open = widths.split(separator: "Will attempt").prefix(1).joined()

  /// The log of the label as Masonry prints it with names.
  static let namedLabel = recordedText("Logs/namedLabel")
}
