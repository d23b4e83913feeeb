import Dispatch
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
