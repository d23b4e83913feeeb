/// The limits for one answer, from compiling to its layouts.
///
/// Processor time comes in whole seconds, as the kernel's limit does; a program that ignores the
/// signal at its end gets one second more. All other units are those of ``Limits``.
package struct AnswerLimits: Hashable, Sendable {
  /// For the compiler, and once more for the linker.
  package var compiling: Limits
  /// For each case: 2 s of processor time and 1 GiB of memory; for all together: 4 s of wall clock.
  ///
  /// An ordinary case takes some hundredths of a second. So one time limit for all cases is enough on a
  /// slow machine, and an answer can't take longer by having many slow cases.
  package var running: Limits

  package init(
    compiling: Limits = .compiling,
    running: Limits = Limits(
      processorSeconds: 2, wallClockSeconds: 4, addressSpace: 1 << 30, record: 128 << 20)
  ) {
    self.compiling = compiling
    self.running = running
  }
}
