import Foundation

/// Runs the work of the main queue, in a process that has no run loop.
enum MainQueue {
  /// The longest time to wait for timers, in seconds, once everything else is done.
  static let longestWait = 0.5

  /// Runs the work on the main queue, also work that is due later, and timers.
  ///
  /// - Parameter waitsForTimers: Whether the program may have made timers; asking for them makes a
  ///   run loop, which takes longer than a layout.
  /// - Returns: Whether anything did.
  static func run(waitsForTimers: Bool) -> Bool {
    runBlocks() || waitsForTimers && runTimers() || LaterWork.runNext()
  }

  /// Blocks of `DispatchQueue.main.async` and tasks of the main actor.
  ///
  /// On Darwin the queue's handle is a port, which can't be polled, so the run loop does it.
  private static func runBlocks() -> Bool {
    #if canImport(Darwin)
      CFRunLoopRunInMode(.defaultMode, 0, true) == .handledSource
    #else
      drainQueue()
    #endif
  }

  /// A descriptor can be read while blocks wait, by which the run loop of Foundation knows it.
  ///
  /// Source: libdispatch, `private/queue_private.h`, `_dispatch_main_queue_callback_4CF`.
  private static func drainQueue() -> Bool {
    guard let descriptor = handle?(), descriptor >= 0, let drain else { return false }
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 0) == 1 else { return false }
    var count: UInt64 = 0
    guard read(descriptor, &count, 8) == 8 else { return false }
    drain(nil)
    return true
  }

  /// Runs the timers of the main run loop that are due, or will be soon.
  ///
  /// A call for the next date runs what is due; running the loop for a while would need a thread.
  /// A timer for which the host doesn't wait is refused like a thread, because the layout isn't final.
  /// Other work that is due before the next timer runs before it, and is waited for: a clock that
  /// jumped would bring timers out of order.
  private static func runTimers() -> Bool {
    let end = waitsUntil
    if LaterWork.secondsToNext == 0 { return LaterWork.runNext() }
    defer { hasAskedForTimers = true }
    guard let next = RunLoop.main.limitDate(forMode: .default) else { return false }
    // No timer is left, but the first call has run those that were due already, if there were any.
    guard next < .distantFuture else { return !hasAskedForTimers }
    let wait = max(0, next.timeIntervalSinceNow)
    if let other = LaterWork.secondsToNext, other < wait {
      if next <= end { sleep(other) }
      return LaterWork.runNext()
    }
    guard next <= end else {
      if !hasRunTimers { CrashReport.reportThread() }
      return false
    }
    sleep(wait)
    _ = RunLoop.main.limitDate(forMode: .default)
    hasRunTimers = true
    return true
  }

  private static func sleep(_ seconds: Double) { usleep(UInt32(seconds * 1_000_000) + 1000) }

  private nonisolated(unsafe) static var hasAskedForTimers = false

  /// Whether a timer has run after a wait; a repeating one would continue for ever.
  private nonisolated(unsafe) static var hasRunTimers = false

  /// When timers aren't waited for any more, counted from the first time that anybody asks.
  private static let waitsUntil = Date(timeIntervalSinceNow: longestWait)

  private typealias Handle = @convention(c) () -> Int32
  private typealias Drain = @convention(c) (UnsafeMutableRawPointer?) -> Void

  private static let handle = SystemCalls.address(of: "_dispatch_get_main_queue_handle_4CF")
    .map { unsafeBitCast($0, to: Handle.self) }
  private static let drain = SystemCalls.address(of: "_dispatch_main_queue_callback_4CF")
    .map { unsafeBitCast($0, to: Drain.self) }
}
