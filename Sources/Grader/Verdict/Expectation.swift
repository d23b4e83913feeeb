package import LayoutEngine

/// The wanted layout of an exercise in each of its cases.
package struct Expectation: Hashable, Sendable {
  package let cases: [LayoutCase]
  /// The wanted frames, one for each case.
  package let frames: [Frames]

  /// The wanted frames of a case.
  package func frames(in layoutCase: LayoutCase) -> Frames? {
    zip(cases, frames).first { $0.0 == layoutCase }?.1
  }
}
