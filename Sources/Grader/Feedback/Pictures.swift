package import Course
package import LayoutEngine

/// Pictures that are shown together, in no language yet.
package struct Pictures: Hashable, Sendable {
  /// A picture with the case that it shows.
  package struct Window: Hashable, Sendable {
    package let layoutCase: LayoutCase
    package var picture: Picture

    init(
      _ layoutCase: LayoutCase, wanted: [NamedFrame] = [], yours: [NamedFrame] = [],
      guides: [NamedFrame] = []
    ) {
      self.layoutCase = layoutCase
      picture = Picture(
        window: layoutCase.window, direction: layoutCase.direction, wanted: wanted, yours: yours,
        guides: guides)
    }
  }

  /// What the pictures show, and how they belong together.
  package enum Subject: Hashable, Sendable {
    /// One layout to aim at, in several windows.
    case goal
    /// The wanted layout and the one that follows from the answer, along an axis.
    case wantedAndGot(Axis)
    /// Two layouts that satisfy the constraints equally well.
    case witnesses
    /// Layouts that follow from the constraints.
    case found
    /// Layouts in one window, each with its name.
    case named([String])
  }

  package let subject: Subject
  package var windows: [Window]

  /// The pictures with their titles.
  package func titled(in strings: StringsCatalogue) -> [Picture] {
    windows.enumerated().map { index, window in
      var picture = window.picture
      picture.title = strings.text(title(of: window, at: index))
      return picture
    }
  }

  private func title(of window: Window, at index: Int) -> Sentence {
    switch subject {
    case .goal, .found, .wantedAndGot: window.layoutCase.title
    case .witnesses:
      index == 0 ? .says("picture.oneLayout") : .says("picture.anotherLayout")
    case .named(let names):
      .says(
        "picture.named",
        ["layout": .text(names[index]), "window": .sentence(window.layoutCase.title)])
    }
  }
}

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
