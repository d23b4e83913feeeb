import Synchronization

/// Threads that do the same until nothing is left, while the caller looks after them.
///
/// A thread that waits for a child is the one that started it: where a child's life hangs on its
/// parent's, it hangs on that thread's.
package struct WorkerThreads {
  /// Room for the deepest nesting that reading and solving accept: what a main thread has.
  private static let stackBytes = 8 << 20
  /// The caller's polling interval in nanoseconds.
  ///
  /// It is long enough that polling costs nothing, and short compared with the time a class takes.
  private static let pollingInterval = 1_000_000

  private let running = RunningCount()

  /// Starts threads; at least one, or the body is run at once where none can be had.
  package init(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    let running = running
    for _ in 0..<max(1, count) {
      running.count.add(1, ordering: .relaxed)
      let isStarted = Self.start {
        body()
        running.count.subtract(1, ordering: .releasing)
      }
      if !isStarted { running.count.subtract(1, ordering: .relaxed) }
    }
    if running.count.load(ordering: .acquiring) == 0 { body() }
  }

  /// Waits until all threads are done, or the caller has enough.
  ///
  /// - Parameter look: Is called again and again; `false` gives up waiting.
  /// - Returns: Whether all are done.
  package func wait(while look: () -> Bool) -> Bool {
    while running.count.load(ordering: .acquiring) > 0 {
      guard look() else { return false }
      Self.rest()
    }
    return true
  }

  package static func rest() {
    var pause = timespec(tv_sec: 0, tv_nsec: pollingInterval)
    nanosleep(&pause, nil)
  }

  private final class RunningCount: Sendable {
    let count = Atomic<Int>(0)
  }

  private final class Start: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackBytes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let start = Unmanaged.passRetained(Start(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(&thread, &attributes, main, start.toOpaque())
    if code != 0 { start.release() }
    return code == 0
  }

  #if canImport(Darwin)
    private static let main: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? =
      { run($0) }
  #else
    private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
      { $0.flatMap { run($0) } }
  #endif

  private static func run(_ start: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Start>.fromOpaque(start).takeRetainedValue().body()
    return nil
  }
}

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
