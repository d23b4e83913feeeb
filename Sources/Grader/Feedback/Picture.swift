package import Course
package import LayoutEngine

/// The frames to draw beside the words; the types in Drawing decide how they are drawn.
package struct Picture: Hashable, Sendable {
  /// One layout in one case, in the coordinates of the window.
  package struct Layout: Hashable, Sendable {
    package let layoutCase: LayoutCase
    package let views: [NamedFrame]
    /// The guides that are drawn with the views.
    package var guides: [NamedFrame] = []
  }

  /// What the layouts show, and how they belong together.
  package enum Subject: Hashable, Sendable {
    /// One layout to aim at, in several windows.
    case goal
    /// Pairs of layouts: the wanted one, then the one that follows from the answer.
    case wantedAndGot(Axis)
    /// Two layouts that satisfy the constraints equally well.
    case witnesses
    /// Layouts that follow from the constraints.
    case found
    /// Layouts in one window, each with its name.
    case named([String])
  }

  package let subject: Subject
  package let layouts: [Layout]
  /// What is out of place in the first pair of layouts.
  package var fault: LayoutPicture.Fault?

  /// What is drawn: a wanted layout and the one that follows from the answer share a picture.
  package var drawn: [(layoutCase: LayoutCase, picture: LayoutPicture)] {
    let isPair = if case .wantedAndGot = subject { true } else { false }
    return stride(from: 0, to: layouts.count - (isPair ? 1 : 0), by: isPair ? 2 : 1).map { index in
      let layout = layouts[index]
      let isWanted = isPair || subject == .goal
      return (
        layout.layoutCase,
        LayoutPicture(
          window: Size(
            width: layout.layoutCase.window.width, height: layout.layoutCase.window.height),
          direction: layout.layoutCase.direction, wanted: isWanted ? layout.views : [],
          yours: isPair ? layouts[index + 1].views : isWanted ? [] : layout.views,
          guides: layout.guides, fault: index == 0 ? fault : nil)
      )
    }
  }
}
