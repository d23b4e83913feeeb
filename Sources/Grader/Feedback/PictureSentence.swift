import Course

/// The titles of pictures: which window is drawn, or which of several layouts.
package enum PictureSentence: String, SentenceKey {
  case window = "picture.window"
  case windowMirrored = "picture.window.mirrored"
  case windowWith = "picture.window.with"
  case windowMirroredWith = "picture.window.mirrored.with"
  case oneLayout = "picture.oneLayout"
  case anotherLayout = "picture.anotherLayout"
  case namedLayout = "picture.named"
  case namedLayoutMirrored = "picture.named.mirrored"

  package var parameters: Set<String> {
    switch self {
    case .window, .windowMirrored: ["width", "height"]
    case .windowWith, .windowMirroredWith: ["width", "height", "name"]
    case .oneLayout, .anotherLayout: []
    case .namedLayout, .namedLayoutMirrored: ["layout", "width", "height"]
    }
  }
}
