import Dispatch
import Foundation

/// Work that the answer schedules for later, which the host runs at once, in order.
///
/// libdispatch would need a thread for its timers, and waiting takes time. So the work runs in the
/// order in which it would be due, as soon as nothing else is left; the clock jumps.
enum LaterWork {
  private struct Work {
    /// When it is due, in nanoseconds on the clock that jumps.
    let due: UInt64
    let body: @convention(block) () -> Void
  }

  /// The latest time that is simulated, in nanoseconds: a minute.
  private static let end: UInt64 = 60_000_000_000

  nonisolated(unsafe) private static var waiting: [Work] = []
  /// How far the clock has jumped, in nanoseconds.
  nonisolated(unsafe) private static var jumped: UInt64 = 0
  private static let beginning = DispatchTime.now().uptimeNanoseconds

  private static var now: UInt64 {
    let beginning = beginning
    return DispatchTime.now().uptimeNanoseconds - beginning + jumped
  }

  /// Adds work for later.
  ///
  /// - Parameters:
  ///   - time: When, as libdispatch counts: since the machine started, or negative since 1970.
  ///   - body: The work.
  static func keep(until time: UInt64, _ body: @escaping @convention(block) () -> Void) {
    let delay = Self.delay(until: time)
    // What is due already comes after the blocks that wait, as with libdispatch.
    guard delay > 0 else {
      return DispatchQueue.main.async(execute: DispatchWorkItem(block: body))
    }
    let (due, isLater) = now.addingReportingOverflow(delay)
    guard !isLater, due <= end else { return }
    let place = waiting.firstIndex { $0.due > due } ?? waiting.endIndex
    waiting.insert(Work(due: due, body: body), at: place)
  }

  /// How long it takes until the next work is due, in seconds; `nil` where there is none.
  static var secondsToNext: Double? {
    guard let work = waiting.first else { return nil }
    let now = now
    return work.due > now ? Double(work.due - now) / 1e9 : 0
  }

  /// Runs the work that is due next.
  ///
  /// - Returns: Whether there was any work.
  static func runNext() -> Bool {
    guard !waiting.isEmpty else { return false }
    let work = waiting.removeFirst()
    let now = now
    if work.due > now { jumped += work.due - now }
    work.body()
    return true
  }

  private static func delay(until time: UInt64) -> UInt64 {
    if time == UInt64.max { return time }
    let signed = Int64(bitPattern: time)
    guard signed < 0 else {
      let now = DispatchTime.now().uptimeNanoseconds
      return time > now ? time - now : 0
    }
    let left = Double(signed.magnitude) - Date().timeIntervalSince1970 * 1e9
    return left > 0 ? UInt64(left) : 0
  }
}

#if os(Linux)
  /// Replaces libdispatch's function: the dynamic linker looks for a name in the program first.
  ///
  /// A block for another queue needs a thread.
  ///
  /// Source: System V Application Binary Interface, "Dynamic Linking", "Shared Object Dependencies".
  @_cdecl("dispatch_after")
  package func keepLaterWork(
    _ time: UInt64, _ queue: UnsafeRawPointer?, _ work: @escaping @convention(block) () -> Void
  ) {
    guard let queue, queue == dlsym(nil, "_dispatch_main_q").map({ UnsafeRawPointer($0) }) else {
      return CrashReport.reportThread()
    }
    LaterWork.keep(until: time, work)
  }
#endif
