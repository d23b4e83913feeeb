import Foundation

#if os(Linux)
  // The dynamic linker looks for a name in the program first, and only then in libraries. So these
  // take the place of what Foundation, libdispatch and the tasks of Swift would call. Code that goes
  // around them meets the filter on system calls, which ends the process.
  //
  // Source: System V Application Binary Interface, "Dynamic Linking", "Shared Object Dependencies".

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
