package import Course
package import LayoutEngine

/// What to draw beside the words, as frames; how it is drawn is decided elsewhere.
package struct Picture: Hashable, Sendable {
  /// One layout in one case, in the coordinates of the window.
  package struct Layout: Hashable, Sendable {
    package let layoutCase: LayoutCase
    package let views: [NamedFrame]
  }

  /// What the layouts are to each other.
  package enum Subject: Hashable, Sendable {
    /// One layout to aim at, in several windows.
    case goal
    /// Pairs of layouts: the wanted one, then the one that follows from the answer.
    case wantedAndGot(Axis)
    /// Two layouts that both keep every line.
    case witnesses
    /// Layouts that follow from lines, to be looked at.
    case found
    /// Layouts in one window, each with its name.
    case named([String])
  }

  package let subject: Subject
  package let layouts: [Layout]
}
