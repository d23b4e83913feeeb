import Foundation
@testable import SwiftRunning
import Testing

/// The numbers of system calls as a header of the kernel's gives them.
struct SystemCallHeader: Sendable, CustomTestStringConvertible {
  let architecture: JailArchitecture
  let numbers: [String: UInt32]
  var testDescription: String { "\(architecture)" }

  /// The headers that this machine has; none where it has no headers.
  static let found: [SystemCallHeader] = [
    (JailArchitecture.x86, "/usr/include/x86_64-linux-gnu/asm/unistd_64.h"),
    (JailArchitecture.arm, "/usr/include/asm-generic/unistd.h"),
  ].compactMap { architecture, path in
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    return SystemCallHeader(architecture: architecture, numbers: numbers(in: text))
  }

  /// Reads lines such as `#define __NR_read 63` and `#define __NR3264_lseek 62`.
  private static func numbers(in text: String) -> [String: UInt32] {
    var numbers: [String: UInt32] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard words.count == 3, words[0] == "#define", let number = UInt32(words[2]) else { continue }
      for prefix in ["__NR3264_", "__NR_"] where words[1].hasPrefix(prefix) {
        numbers[String(words[1].dropFirst(prefix.count))] = number
      }
    }
    // The one name that differs between a shared number and the call on 64 bits.
    if numbers["newfstatat"] == nil { numbers["newfstatat"] = numbers["fstatat"] }
    return numbers
  }
}
