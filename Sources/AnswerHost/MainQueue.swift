import Foundation

/// What waits for the main queue of a process that has no run loop.
enum MainQueue {
  /// The longest that timers are waited for, in seconds, once everything else is done.
  static let longestWait = 0.5

  /// Does what waits for the main queue, now or after a while, or for a timer.
  ///
  /// - Parameter waitsForTimers: Whether the program may have made timers; asking for them makes a
  ///   run loop, which takes longer than a layout.
  /// - Returns: Whether anything did.
  static func run(waitsForTimers: Bool) -> Bool {
    runBlocks() || LaterWork.runNext() || waitsForTimers && runTimers()
  }

  /// Blocks of `DispatchQueue.main.async` and tasks of the main actor.
  ///
  /// A descriptor can be read while blocks wait, by which the run loop of Foundation knows it.
  ///
  /// Source: libdispatch, `private/queue_private.h`, `_dispatch_main_queue_callback_4CF`.
  private static func runBlocks() -> Bool {
    guard let descriptor = handle?(), descriptor >= 0, let drain else { return false }
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 0) == 1 else { return false }
    var count: UInt64 = 0
    guard read(descriptor, &count, 8) == 8 else { return false }
    drain(nil)
    return true
  }

  /// The timers of the main run loop that are due, or will be soon.
  private static func runTimers() -> Bool {
    let end = waitsUntil
    guard let next = RunLoop.main.limitDate(forMode: .default), next <= end else { return false }
    return RunLoop.main.run(mode: .default, before: next)
  }

  /// When timers aren't waited for any more, counted from the first time that anybody asks.
  private static let waitsUntil = Date(timeIntervalSinceNow: longestWait)

  private typealias Handle = @convention(c) () -> Int32
  private typealias Drain = @convention(c) (UnsafeMutableRawPointer?) -> Void

  private static let handle = dlsym(nil, "_dispatch_get_main_queue_handle_4CF")
    .map { unsafeBitCast($0, to: Handle.self) }
  private static let drain = dlsym(nil, "_dispatch_main_queue_callback_4CF")
    .map { unsafeBitCast($0, to: Drain.self) }
}
