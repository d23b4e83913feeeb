package import Course
import LayoutEngine

extension LayoutCase {
  /// The window as a title: `Right-to-left window 320 by 80`.
  package var title: Sentence {
    let (width, height) = (window.width, window.height)
    return switch (direction, setting.name) {
    case (.leftToRight, nil): PictureSentence.window(width: width, height: height)
    case (.leftToRight, let name?):
      PictureSentence.windowWith(width: width, height: height, name: name)
    case (.rightToLeft, nil): PictureSentence.windowRightToLeft(width: width, height: height)
    case (.rightToLeft, let name?):
      PictureSentence.windowRightToLeftWith(width: width, height: height, name: name)
    }
  }

  /// The numbers of the window and its name, for sentences about it.
  package var titleValues: [String: Sentence.Value] {
    let values: [String: Sentence.Value] = [
      "width": .points(window.width), "height": .points(window.height),
    ]
    return setting.name.map { values.merging(["name": .text($0)]) { $1 } } ?? values
  }
}

extension Picture {
  /// The title above each of the layouts.
  package var titles: [Sentence] {
    switch subject {
    case .goal, .found, .wantedAndGot: layouts.map(\.layoutCase.title)
    case .witnesses: [PictureSentence.oneLayout, PictureSentence.anotherLayout]
    case .named(let names):
      zip(layouts, names).map { layout, name in
        let window = layout.layoutCase.window
        return layout.layoutCase.direction == .rightToLeft
          ? PictureSentence.namedLayoutRightToLeft(
            layout: name, width: window.width, height: window.height)
          : PictureSentence.namedLayout(
            layout: name, width: window.width, height: window.height)
      }
    }
  }
}
