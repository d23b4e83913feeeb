import Foundation

#if os(Linux)
  // The dynamic linker looks for a name in the program first, and only then in libraries. So these
  // take the place of what Foundation, libdispatch and the tasks of Swift would call. Code that goes
  // around them meets the filter on system calls, which ends the process.
  //
  // Source: System V Application Binary Interface, "Dynamic Linking", "Shared Object Dependencies".

  private typealias Sync =
    @convention(c) (UnsafeRawPointer?, @convention(block) () -> Void) -> Void

  /// The function that a library of the run time has by a name, behind the host's own.
  private func original(_ name: String) -> Sync? {
    // RTLD_NEXT, which the C header makes by a cast.
    dlsym(UnsafeMutableRawPointer(bitPattern: -1), name).map { unsafeBitCast($0, to: Sync.self) }
  }

  private let originalSync = original("dispatch_sync")
  private let originalBarrierSync = original("dispatch_barrier_sync")
  private let originalAndWait = original("dispatch_async_and_wait")

  /// Does work on a queue and waits for it; on the main queue, where answers run, that never ends.
  private func wait(
    _ original: Sync?, _ queue: UnsafeRawPointer?, _ work: @convention(block) () -> Void
  ) {
    if let queue, queue == dlsym(nil, "_dispatch_main_q").map({ UnsafeRawPointer($0) }) {
      CrashReport.reportDeadlock()
    }
    original?(queue, work)
  }

  /// Takes the place of libdispatch's function of this name, as the two below do.
  @_cdecl("dispatch_sync")
  package func doSync(
    _ queue: UnsafeRawPointer?, _ work: @convention(block) () -> Void
  ) { wait(originalSync, queue, work) }

  /// See `doSync`.
  @_cdecl("dispatch_barrier_sync")
  package func doBarrierSync(
    _ queue: UnsafeRawPointer?, _ work: @convention(block) () -> Void
  ) { wait(originalBarrierSync, queue, work) }

  /// See `doSync`.
  @_cdecl("dispatch_async_and_wait")
  package func doAndWait(
    _ queue: UnsafeRawPointer?, _ work: @convention(block) () -> Void
  ) { wait(originalAndWait, queue, work) }

  /// Refuses to make a thread, and reports the line of the answer that asked for one.
  @_cdecl("pthread_create")
  package func refuseThread(
    _ thread: UnsafeMutableRawPointer?, _ attributes: UnsafeRawPointer?, _ start: UnsafeRawPointer?,
    _ argument: UnsafeMutableRawPointer?
  ) -> Int32 {
    CrashReport.reportThread()
    // No answer is loaded yet.
    return EAGAIN
  }
#endif
