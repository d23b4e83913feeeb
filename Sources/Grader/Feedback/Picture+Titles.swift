package import Course
import LayoutEngine

extension LayoutCase {
  /// The window as a title: `Right-to-left window 320 by 80`.
  package var title: Sentence {
    let width = Sentence.Value.points(window.width)
    let height = Sentence.Value.points(window.height)
    let title: Sentence =
      direction == .leftToRight
      ? .says("picture.window", ["width": width, "height": height])
      : .says("picture.window.rightToLeft", ["width": width, "height": height])
    return setting.name.map {
      .says("picture.window.with", ["window": .sentence(title), "name": .text($0)])
    } ?? title
  }
}

extension Picture {
  /// The title above each of the layouts.
  package var titles: [Sentence] {
    switch subject {
    case .goal, .found, .wantedAndGot: layouts.map { $0.layoutCase.title }
    case .witnesses: [.says("picture.oneLayout"), .says("picture.anotherLayout")]
    case .named(let names):
      zip(layouts, names).map { layout, name in
        .says(
          "picture.named",
          ["layout": .text(name), "window": .sentence(layout.layoutCase.title)])
      }
    }
  }
}
