/// A content priority of a view along one axis: hugging or compression resistance.
///
/// The names are those of storyboard files, where each is an attribute of the view.
package enum ContentPriority: String, CaseIterable, Hashable, Sendable {
  case horizontalHugging = "horizontalHuggingPriority"
  case verticalHugging = "verticalHuggingPriority"
  case horizontalCompression = "horizontalCompressionResistancePriority"
  case verticalCompression = "verticalCompressionResistancePriority"

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

extension Item {
  /// What a content priority is set to.
  package subscript(priority: ContentPriority) -> Priority {
    get {
      switch priority {
      case .horizontalHugging: hugging.horizontal
      case .verticalHugging: hugging.vertical
      case .horizontalCompression: compression.horizontal
      case .verticalCompression: compression.vertical
      }
    }
    set {
      switch priority {
      case .horizontalHugging: hugging.horizontal = newValue
      case .verticalHugging: hugging.vertical = newValue
      case .horizontalCompression: compression.horizontal = newValue
      case .verticalCompression: compression.vertical = newValue
      }
    }
  }
}
