import Synchronization

extension WorkerThreads {
  /// The values of a function for 0, 1, 2 and so on, worked out by several threads, in order.
  ///
  /// The caller's thread calls `show` again and again with the number of values that there are.
  package static func map<Value: Sendable>(
    _ count: Int, threads: Int, showing show: (Int) -> Void = { _ in },
    _ body: @escaping @Sendable (Int) -> Value
  ) -> [Value] {
    let found = Found<Value>(count)
    _ = WorkerThreads(min(threads, count)) {
      while let index = found.next() { found.set(body(index), at: index) }
    }.wait {
      show(found.count)
      return true
    }
    return found.all
  }

  private final class Found<Value: Sendable>: Sendable {
    private let following = Atomic<Int>(0)
    private let wanted: Int
    private let made = Atomic<Int>(0)
    private let values: Mutex<[Value?]>

    init(_ count: Int) {
      wanted = count
      values = Mutex(Array(repeating: nil, count: count))
    }

    /// An index that nobody has taken; `nil` if there is none.
    func next() -> Int? {
      let index = following.add(1, ordering: .relaxed).oldValue
      return index < wanted ? index : nil
    }

    func set(_ value: Value, at index: Int) {
      values.withLock { $0[index] = value }
      made.add(1, ordering: .relaxed)
    }

    var count: Int { made.load(ordering: .relaxed) }

    var all: [Value] { values.withLock { $0.compactMap(\.self) } }
  }
}
