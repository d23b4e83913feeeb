package import LayoutEngine

/// A mistake that only programs have, and that explains what became of the layout.
package enum ProgramMistake: Hashable, Sendable {
  /// Views have constraints and still turn their autoresizing masks into constraints; never empty.
  case keepsMasks([ItemID])
  /// The program makes no constraint, and this line is the first that sets a view's frame.
  case setsFrames(line: Int, view: String)
}
