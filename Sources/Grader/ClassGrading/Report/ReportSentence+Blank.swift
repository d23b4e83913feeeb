extension ReportSentence {
  /// A blank's reason in short.
  init(_ reason: Blank.Reason) {
    switch reason {
    case .missing: self = .missing
    case .nothing: self = .nothing
    case .damaged: self = .damaged
    case .several: self = .several
    case .unclear: self = .unclear
    case .fault: self = .fault
    }
  }
}
