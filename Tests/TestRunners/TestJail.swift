import Foundation
package import SwiftRunning

/// The jail that tests run answers in: a full one wherever there can be one.
package enum TestJail {
  /// What tests say for the answers that they run; less than a full jail is told once.
  package static let trust: Trust = {
    guard let shortage else { return .none }
    try? FileHandle.standardError.write(
      contentsOf: Data("note: \(shortage); answers of the tests run as they can\n".utf8))
    return .given
  }()

  /// Whether jails are full here.
  package static let isFull = shortage == nil

  /// Why there is no full jail, for tests that are left out then; `nil` if there is one.
  package static let shortage: String? =
    switch JailProbe.level {
    case .full: nil
    case .withoutLandlock: "this machine has no Landlock"
    case .none: "this machine has no filter on system calls"
    }

  /// Whether the kernel has Landlock by its own list, or, where that can't be read, by its answer.
  ///
  /// Source: Linux, `Documentation/admin-guide/LSM/index.rst`.
  package static let kernelHasLandlock: Bool = {
    guard let list = try? String(contentsOfFile: "/sys/kernel/security/lsm", encoding: .utf8)
    else { return JailProbe.landlockVersion > 0 }
    return list.trimmingCharacters(in: .newlines).split(separator: ",").contains("landlock")
  }()
}
