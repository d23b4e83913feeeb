/// A content priority of a view along one axis: hugging or compression resistance.
///
/// The names are those of storyboard files, where each is an attribute of the view.
package enum ContentPriority: String, CaseIterable, Hashable, Sendable {
  case horizontalHugging = "horizontalHuggingPriority"
  case verticalHugging = "verticalHuggingPriority"
  case horizontalCompression = "horizontalCompressionResistancePriority"
  case verticalCompression = "verticalCompressionResistancePriority"

  /// What it is set to in an item.
  package var keyPath: WritableKeyPath<Item, Priority> {
    switch self {
    case .horizontalHugging: \.hugging.horizontal
    case .verticalHugging: \.hugging.vertical
    case .horizontalCompression: \.compression.horizontal
    case .verticalCompression: \.compression.vertical
    }
  }

  /// The priority along the same axis that pulls the other way: hugging for compression.
  package var opposite: ContentPriority {
    switch self {
    case .horizontalHugging: .horizontalCompression
    case .verticalHugging: .verticalCompression
    case .horizontalCompression: .horizontalHugging
    case .verticalCompression: .verticalHugging
    }
  }
}
