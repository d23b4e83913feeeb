/// Reads any bytes as the text of an answer, and as a number.
///
/// Texts of an even number of bytes are read with known names, the others with any names.
@_cdecl("LLVMFuzzerTestOneInput")
func readEquations(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  let names = ["Superview", "Red", "Blue", "Photo", "v", "my view"]
  StatementChecks.check(text, names: count.isMultiple(of: 2) ? names : nil)
  let number = try? EquationReader.number(text, at: SourcePlace(line: 1, column: 1))
  precondition(number?.isFinite ?? true, "a number isn't finite")
  return 0
}
