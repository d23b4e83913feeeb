package import Course
import LayoutEngine

extension LayoutCase {
  /// The window as a title: `Window 320 by 80, read from right to left`.
  package var title: Sentence {
    let key: PictureSentence =
      switch (direction, setting.name) {
      case (.leftToRight, nil): .window
      case (.leftToRight, _): .windowWith
      case (.rightToLeft, nil): .windowRightToLeft
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
        let isRightToLeft = layout.layoutCase.direction == .rightToLeft
        return Sentence(
          isRightToLeft ? PictureSentence.namedLayoutRightToLeft : .namedLayout,
          layout.layoutCase.titleValues.merging(["layout": .text(name)]) { $1 })
      }
    }
  }
}
