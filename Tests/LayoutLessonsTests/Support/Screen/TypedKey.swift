/// What terminals send for the keys that have no character of their own.
///
/// Source: XTerm Control Sequences, "PC-Style Function Keys".
enum TypedKey {
  static let enter = "\r"
  static let tab = "\t"
  static let escape = "\u{1B}"
  static let backspace = "\u{7F}"
  static let (altRight, altLeft) = ("\u{1B}[1;3C", "\u{1B}[1;3D")
  static let altShiftRight = "\u{1B}[1;4C"
  static let altR = "\u{1B}r"
  static let interrupt = "\u{03}"
  static let suspend = "\u{1A}"

  /// What is sent when text is pasted and the program has asked to be told so.
  static func pasted(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}
