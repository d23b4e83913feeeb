package import Course
import LayoutEngine

extension LayoutCase {
  /// The window as a title: `Right-to-left window 320 by 80`.
  package var title: Sentence {
    let (width, height) = (window.width, window.height)
    return switch (direction, setting.name) {
    case (.leftToRight, nil):
      .says("picture.window", ["width": .points(width), "height": .points(height)])
    case (.leftToRight, let name?):
      .says(
        "picture.window.with",
        ["width": .points(width), "height": .points(height), "name": .text(name)])
    case (.rightToLeft, nil):
      .says("picture.window.rightToLeft", ["width": .points(width), "height": .points(height)])
    case (.rightToLeft, let name?):
      .says(
        "picture.window.rightToLeft.with",
        ["width": .points(width), "height": .points(height), "name": .text(name)])
    }
  }
}

extension Picture {
  /// The title above each of the layouts.
  package var titles: [Sentence] {
    switch subject {
    case .goal, .found, .wantedAndGot: layouts.map(\.layoutCase.title)
    case .witnesses: [.says("picture.oneLayout"), .says("picture.anotherLayout")]
    case .named(let names):
      zip(layouts, names).map { layout, name in
        let window = layout.layoutCase.window
        return layout.layoutCase.direction == .rightToLeft
          ? .says(
            "picture.named.rightToLeft",
            [
              "layout": .text(name), "width": .points(window.width),
              "height": .points(window.height),
            ])
          : .says(
            "picture.named",
            [
              "layout": .text(name), "width": .points(window.width),
              "height": .points(window.height),
            ])
      }
    }
  }
}
