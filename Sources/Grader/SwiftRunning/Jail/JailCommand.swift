import Platform

/// The hidden command `lessons __jail`: makes a jail around itself, then becomes the program.
package enum JailCommand {
  /// Whether these arguments, without the program's name, are an order for a jail.
  package static func isMeant(by arguments: [String]) -> Bool {
    arguments.first == JailOrder.command
  }

  /// Carries out an order; does not return if all goes well.
  ///
  /// The program is started with every ordered part of the jail, or not at all.
  ///
  /// - Parameter arguments: The arguments without the program's own name.
  /// - Returns: The status to exit with, 4; the error went to the starter, or else to
  ///   standard error.
  package static func run(_ arguments: [String]) -> Int32 {
    do throws(JailError) {
      try JailedStart.run(JailOrder(reading: arguments))
    } catch {
      say("lessons \(JailOrder.command): \(error.text)")
    }
    return 4
  }

  private static func say(_ text: String) {
    let bytes = Array("\(text)\n".utf8.prefix(JailOrder.longestError))
    let written = bytes.withUnsafeBytes {
      write(JailOrder.errorDescriptor, $0.baseAddress, $0.count)
    }
    // Somebody typed the command by hand.
    guard written < 0 else { return }
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
