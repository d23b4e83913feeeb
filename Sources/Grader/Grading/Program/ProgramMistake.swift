package import LayoutEngine

/// A mistake that only programs have, and that explains what became of the layout.
package enum ProgramMistake: Hashable, Sendable {
  /// Views have constraints and still turn their autoresizing masks into constraints; never empty.
  case keepsMasks([ItemID])
  /// The program sets frames, and makes no constraint; the first assignment is named.
  case setsFrames(FrameAssignment)
}
