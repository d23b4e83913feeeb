import Foundation

#if os(Linux)
  // The dynamic linker looks for a name in the program first, and only then in libraries. So these
  // take the place of what Foundation, libdispatch and the tasks of Swift would call. Whoever goes
  // around them meets the filter on system calls, which ends the process.
  //
  // Source: System V Application Binary Interface, "Dynamic Linking", "Shared Object Dependencies".

  /// Makes no thread, and says which line of the answer wanted one.
  @_cdecl("pthread_create")
  package func refuseThread(
    _ thread: UnsafeMutableRawPointer?, _ attributes: UnsafeRawPointer?, _ start: UnsafeRawPointer?,
    _ argument: UnsafeMutableRawPointer?
  ) -> Int32 {
    CrashReport.reportThread()
    // No answer is loaded yet.
    return EAGAIN
  }

  /// Keeps what is to be done later until the main queue has nothing else to do.
  ///
  /// libdispatch would keep a thread for its timers, even for those of the main queue.
  @_cdecl("dispatch_after")
  package func keepLaterWork(
    _ time: UInt64, _ queue: UnsafeRawPointer?, _ work: UnsafeRawPointer?
  ) {
    guard let queue, let work else { return }
    LaterWork.keep(work, for: queue, at: time)
  }
#endif
