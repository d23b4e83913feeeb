/// Reads any bytes as the text of an answer, with and without known names, and as a number.
@_cdecl("LLVMFuzzerTestOneInput")
func readEquations(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  StatementChecks.check(text)
  StatementChecks.check(text, names: ["Superview", "Red", "Blue", "Photo", "v", "my view"])
  let number = try? EquationReader.number(text, at: SourcePlace(line: 1, column: 1))
  precondition(number?.isFinite ?? true, "a number isn't finite")
  return 0
}
