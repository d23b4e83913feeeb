package struct SwiftTask: Hashable, Sendable {
  package let entry: SwiftEntry
  /// What happens once the answer is laid out, in the windows that say how often.
  package var sequel: SwiftSequel?
  /// Whether views still turn their masks into constraints, as those that code makes do.
  package let viewsTranslate: Bool
  /// What is asked of the way to the layout, in the order of looking.
  package var trace: [TraceRule] = []
}
