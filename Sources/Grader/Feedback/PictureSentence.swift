import LayoutEngine

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

extension LayoutCase {
  /// The window as a title: `Window 320 by 80, read from right to left`.
  package var title: Sentence {
    let key: PictureSentence =
      switch (direction, setting.name) {
      case (.leftToRight, nil): .window
      case (.leftToRight, _): .windowWith
      case (.rightToLeft, nil): .windowMirrored
      case (.rightToLeft, _): .windowMirroredWith
      }
    return Sentence(key, titleValues)
  }

  /// The values of sentences about a window.
  package var titleValues: [String: Sentence.Value] {
    let values: [String: Sentence.Value] = [
      "width": .points(window.width), "height": .points(window.height),
    ]
    return setting.name.map { values.merging(["name": .text($0)]) { $1 } } ?? values
  }
}

extension Picture {
  /// What stands above each of the layouts.
  package var titles: [Sentence] {
    switch subject {
    case .goal, .found, .wantedAndGot: layouts.map(\.layoutCase.title)
    case .witnesses:
      [Sentence(PictureSentence.oneLayout), Sentence(PictureSentence.anotherLayout)]
    case .named(let names):
      zip(layouts, names).map { layout, name in
        let isMirrored = layout.layoutCase.direction == .rightToLeft
        return Sentence(
          isMirrored ? PictureSentence.namedLayoutMirrored : .namedLayout,
          layout.layoutCase.titleValues.merging(["layout": .text(name)]) { $1 })
      }
    }
  }
}
