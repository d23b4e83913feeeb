import Course

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
