import Course

extension ApplePart {
  /// What the part is, to be put into a sentence.
  var name: Sentence {
    switch self {
    case .keyboard: .says("explain.apples.keyboard")
    case .inputViews: .says("explain.apples.inputViews")
    case .alert: .says("explain.apples.alert")
    case .toolbar: .says("explain.apples.toolbar")
    case .navigationBar: .says("explain.apples.navigationBar")
    case .barButtons: .says("explain.apples.barButtons")
    case .splitView: .says("explain.apples.splitView")
    case .windowToolbar: .says("explain.apples.windowToolbar")
    case .messages: .says("explain.apples.messages")
    case .search: .says("explain.apples.search")
    case .swiftUI: .says("explain.apples.swiftUI")
    case .textEditing: .says("explain.apples.textEditing")
    case .other: .says("explain.apples.other")
    }
  }

  /// What usually makes its constraints conflict.
  var usualCause: Sentence {
    switch self {
    case .keyboard: .says("explain.cause.keyboard")
    case .inputViews: .says("explain.cause.inputViews")
    case .alert: .says("explain.cause.alert")
    case .toolbar, .barButtons: .says("explain.cause.bar")
    case .navigationBar: .says("explain.cause.navigationBar")
    case .splitView: .says("explain.cause.splitView")
    case .windowToolbar: .says("explain.cause.windowToolbar")
    case .messages, .search, .swiftUI, .textEditing, .other: .says("explain.cause.other")
    }
  }
}
