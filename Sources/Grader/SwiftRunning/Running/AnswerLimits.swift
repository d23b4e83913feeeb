/// What one answer may use, from its file to its layouts; the defaults are the product's.
///
/// Processor time comes in whole seconds, as the kernel's limit does; a program that ignores the
/// signal at its end gets one second more. All other units are those of ``Limits``.
package struct AnswerLimits: Hashable, Sendable {
  /// For the compiler, and once more for the linker.
  package var compiling: Limits
  /// For each case: 2 s of processor time and 1 GiB of memory; for all together: 4 s of wall clock.
  ///
  /// An ordinary case takes some hundredths of a second. So the one wall clock is no hardship for a
  /// slow machine, and an answer with many cases, each of which takes as long as it may, ends as
  /// soon as any other.
  package var running: Limits

  /// Makes limits; what isn't named is as for every learner.
  package init(
    compiling: Limits = .compiling,
    running: Limits = Limits(
      processorSeconds: 2, wallClockSeconds: 4, addressSpace: 1 << 30, record: 128 << 20)
  ) {
    self.compiling = compiling
    self.running = running
  }
}
