package import Course
package import LayoutEngine

/// The frames to draw beside the words; the types in Drawing decide how they are drawn.
package struct Picture: Hashable, Sendable {
  /// One layout in one case, in the coordinates of the window.
  package struct Layout: Hashable, Sendable {
    package let layoutCase: LayoutCase
    package let views: [NamedFrame]
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
}
