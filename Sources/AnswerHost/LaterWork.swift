import Foundation

/// Work of `asyncAfter`, which is done as soon as there is nothing else to do, in the order of its
/// times: nobody waits until its time has come.
enum LaterWork {
  private struct Entry {
    /// In nanoseconds since the machine's start.
    let time: UInt64
    let queue: UnsafeRawPointer
    let block: UnsafeRawPointer
  }

  /// Only the main thread is there to use it.
  private nonisolated(unsafe) static var entries: [Entry] = []
  private static let start = DispatchTime.now().uptimeNanoseconds
  /// How far ahead work is looked for: a minute, in nanoseconds.
  private static let farthest: UInt64 = 60_000_000_000

  private typealias Copy = @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer?
  private typealias Enqueue = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> Void

  /// Keeps a block.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - queue: Where it is to be done.
  ///   - time: When, as libdispatch counts; a time of the day counts as now.
  static func keep(_ block: UnsafeRawPointer, for queue: UnsafeRawPointer, at time: UInt64) {
    guard let copy = dlsym(nil, "_Block_copy").map({ unsafeBitCast($0, to: Copy.self) }),
      let kept = copy(block)
    else { return }
    let isOfClock = time >> 62 == 0
    entries.append(Entry(time: isOfClock ? max(time, start) : start, queue: queue, block: kept))
  }

  /// Hands the next block to its queue, unless its time is too far away.
  ///
  /// - Returns: Whether there was one.
  static func runNext() -> Bool {
    let end = start + farthest
    guard let next = entries.indices.min(by: { entries[$0].time < entries[$1].time }),
      entries[next].time <= end,
      let enqueue = dlsym(nil, "dispatch_async").map({ unsafeBitCast($0, to: Enqueue.self) })
    else { return false }
    let entry = entries.remove(at: next)
    enqueue(entry.queue, entry.block)
    return true
  }
}
