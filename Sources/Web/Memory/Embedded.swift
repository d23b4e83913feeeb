// Parts of Swift's library that Embedded Swift lacks, under their usual names.

/// An empty protocol, so that types of the core can be declared as they are; ``JSONText`` writes JSON.
protocol Codable {}

/// What `Synchronization.Mutex` is elsewhere; nothing is locked, because there is one thread.
struct Mutex<Value>: ~Copyable, @unchecked Sendable {
  private let value: UnsafeMutablePointer<Value>

  init(_ value: consuming sending Value) {
    self.value = .allocate(capacity: 1)
    self.value.initialize(to: value)
  }

  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
  }

  func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(&value.pointee)
  }
}

extension Collection where Element: Equatable {
  /// Where another collection first stands in this one; an empty one stands at the start.
  func firstRange<Other: Collection<Element>>(of other: Other) -> Range<Index>? {
    var start = startIndex
    while true {
      var (here, there) = (start, other.startIndex)
      while there < other.endIndex, here < endIndex, self[here] == other[there] {
        (here, there) = (index(after: here), other.index(after: there))
      }
      if there == other.endIndex { return start..<here }
      guard start < endIndex else { return nil }
      start = index(after: start)
    }
  }
}

extension StringProtocol {
  func contains(_ other: some StringProtocol) -> Bool { firstRange(of: other) != nil }

  func replacing(_ other: some StringProtocol, with new: some StringProtocol) -> String {
    split(separator: other, omittingEmptySubsequences: false).joined(separator: String(new))
  }

  func split(
    separator: some StringProtocol, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence] {
    var (parts, rest): ([SubSequence], SubSequence) = ([], self[...])
    while parts.count < maxSplits, let range = rest.firstRange(of: separator), !range.isEmpty {
      let part = rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
      if !part.isEmpty || !omittingEmptySubsequences { parts.append(part) }
    }
    return rest.isEmpty && omittingEmptySubsequences ? parts : parts + [rest]
  }
}

extension Dictionary {
  init(
    _ pairs: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) -> Value
  ) {
    self = [:]
    for (key, value) in pairs { self[key] = self[key].map { combine($0, value) } ?? value }
  }

  mutating func merge(
    _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value
  ) {
    for (key, value) in other { self[key] = self[key].map { combine($0, value) } ?? value }
  }
}

extension DefaultStringInterpolation {
  /// Takes values of types without a description, for which Embedded Swift prints a placeholder.
  ///
  /// The proof treats warnings as errors, so this stops the compiler at such a place.
  @available(*, deprecated, message: "give the type a description, or print one of its properties")
  mutating func appendInterpolation<Value>(_ value: Value) {}
}
