package import Course
package import LayoutEngine

/// What an exercise wants of an answer, and in which cases.
package struct Expectation: Hashable, Sendable {
  /// What is wanted.
  package enum Wanted: Hashable, Sendable {
    /// One layout, with these frames in each of the cases.
    case frames([Frames])
    /// Lines with which this is wrong.
    case flaw(WantedFlaw)
    /// A window in which two layouts differ that look like these frames in the cases.
    case difference(TwoLayouts, alike: [Frames])
  }

  package let cases: [LayoutCase]
  package let wanted: Wanted

  package init(cases: [LayoutCase], wanted: Wanted) {
    self.cases = cases
    self.wanted = wanted
  }

  /// The wanted frames, one for each case; `nil` unless a layout is wanted.
  package var frames: [Frames]? {
    guard case .frames(let frames) = wanted else { return nil }
    return frames
  }

  /// The wanted frames of a case; `nil` unless a layout is wanted there.
  package func frames(in layoutCase: LayoutCase) -> Frames? {
    guard let frames else { return nil }
    return zip(cases, frames).first { $0.0 == layoutCase }?.1
  }
}
