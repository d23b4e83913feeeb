import Course

/// The titles of pictures: which window is drawn, or which of several layouts.
package enum PictureSentence: String, SentenceKey {
  case window = "picture.window"
  case windowRightToLeft = "picture.window.rightToLeft"
  case windowWith = "picture.window.with"
  case windowMirroredWith = "picture.window.rightToLeft.with"
  case oneLayout = "picture.oneLayout"
  case anotherLayout = "picture.anotherLayout"
  case namedLayout = "picture.named"
  case namedLayoutRightToLeft = "picture.named.rightToLeft"

  package var parameters: Set<String> {
    switch self {
    case .window, .windowRightToLeft: ["width", "height"]
    case .windowWith, .windowMirroredWith: ["width", "height", "name"]
    case .oneLayout, .anotherLayout: []
    case .namedLayout, .namedLayoutRightToLeft: ["layout", "width", "height"]
    }
  }
}
