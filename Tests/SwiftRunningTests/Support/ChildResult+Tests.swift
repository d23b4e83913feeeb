import Foundation
import SwiftRunning

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension ChildResult {
  /// Standard output as text, without the end of the last line.
  var text: String {
    String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// Whether nobody is left of the process and its group.
  var isGone: Bool { kill(-process, 0) == -1 && errno == ESRCH }
}
