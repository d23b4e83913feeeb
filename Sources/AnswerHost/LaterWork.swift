import Dispatch
import Foundation

/// Work that the answer schedules for later, which the host runs at once, in order.
///
/// libdispatch would need a thread for its timers, and waiting takes time. So the work runs in the
/// order in which it would be due, as soon as nothing else is left; the clock jumps.
enum LaterWork {
  private struct Work {
    /// When it is due, in nanoseconds since the answer began.
    let due: UInt64
    let body: @convention(block) () -> Void
  }

  /// The latest time that is simulated, in nanoseconds: a minute.
  private static let end: UInt64 = 60_000_000_000

  nonisolated(unsafe) private static var waiting: [Work] = []
  nonisolated(unsafe) private static var now: UInt64 = 0

  /// Adds work for later.
  ///
  /// - Parameters:
  ///   - time: When, as libdispatch counts: since the machine started, or negative since 1970.
  ///   - body: The work.
  static func keep(until time: UInt64, _ body: @escaping @convention(block) () -> Void) {
    let (due, isLater) = now.addingReportingOverflow(Self.delay(until: time))
    guard !isLater, due <= end else { return }
    let place = waiting.firstIndex { $0.due > due } ?? waiting.endIndex
    waiting.insert(Work(due: due, body: body), at: place)
  }

  /// Runs the work that is due next.
  ///
  /// - Returns: Whether there was any work.
  static func runNext() -> Bool {
    guard !waiting.isEmpty else { return false }
    let work = waiting.removeFirst()
    now = work.due
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
