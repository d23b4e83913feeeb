extension ReportSentence {
  /// A blank's reason in short.
  init(_ reason: Blank.Reason) {
    self =
      switch reason {
      case .missing: .missing
      case .nothing: .nothing
      case .damaged: .damaged
      case .several: .several
      case .unclear: .unclear
      case .noCopy: .noCopy
      case .otherCopy: .otherCopy
      case .ourMistake: .ourMistake
      }
  }
}
