/// The words of an order of the form `name=value`; each is removed when it is read.
struct JailOrderWords {
  private var words: [(name: Substring, value: Substring)] = []
  private var strange: String?

  init(_ arguments: ArraySlice<String>) {
    for argument in arguments {
      guard let sign = argument.firstIndex(of: "=") else {
        strange = strange ?? argument
        continue
      }
      words.append((argument[..<sign], argument[argument.index(after: sign)...]))
    }
  }

  /// Takes every value of a name, in order.
  mutating func all(_ name: String) -> [String] {
    let found = words.filter { $0.name == name }.map { String($0.value) }
    words.removeAll { $0.name == name }
    return found
  }

  /// Takes the one value of a name.
  mutating func value<Value>(
    _ name: String, _ read: (String) -> Value?
  ) throws(JailError) -> Value {
    let found = all(name)
    guard let text = found.first, found.count == 1 else { throw .order(name) }
    guard let value = read(text) else { throw .order("\(name)=\(text)") }
    return value
  }

  /// Takes a whole number above zero.
  mutating func number(_ name: String) throws(JailError) -> Int {
    try value(name) { text in Int(text).flatMap { $0 > 0 ? $0 : nil } }
  }

  /// Takes absolute paths.
  mutating func paths(_ name: String) throws(JailError) -> [String] {
    let found = all(name)
    for path in found where !path.hasPrefix("/") { throw .order("\(name)=\(path)") }
    return found
  }

  /// Refuses words that weren't read.
  func finish() throws(JailError) {
    if let strange { throw .order(strange) }
    if let left = words.first { throw .order("\(left.name)=\(left.value)") }
  }
}
