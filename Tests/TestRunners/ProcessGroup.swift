import Foundation

/// A control group of Linux, whose processes and threads together are no more than a number.
///
/// Source: Linux, `Documentation/admin-guide/cgroup-v1/pids.rst` and `cgroup-v2.rst`, "PID".
package struct ProcessGroup: ~Copyable {
  private let folder: String

  /// Where groups can be made: the older interface's own folder, or that of the newer one if it
  /// counts processes.
  private static let root: String? = {
    let folders = ["/sys/fs/cgroup/pids", "/sys/fs/cgroup"]
    return folders.first { folder in
      let trial = "\(folder)/lessons-\(UUID())"
      guard mkdir(trial, 0o700) == 0 else { return false }
      defer { rmdir(trial) }
      return access(trial + "/pids.max", W_OK) == 0
    }
  }()

  /// Why no group can be made here, for tests that are left out then; `nil` if one can.
  package static let shortage: String? =
    root == nil ? "no control group that counts processes can be made here" : nil

  /// Makes a group that holds so many; throws whatever making it throws.
  package init(most: Int) throws {
    let place = "\(Self.root ?? "/nowhere")/lessons-\(UUID())"
    let files = FileManager.default
    try files.createDirectory(atPath: place, withIntermediateDirectories: false)
    try "\(most)".write(toFile: place + "/pids.max", atomically: false, encoding: .utf8)
    folder = place
  }

  deinit {
    // Processes that have just ended are still counted for a moment.
    for _ in 0..<200 where rmdir(folder) != 0 { usleep(10_000) }
  }

  /// Where a process writes its number to become one of the group.
  package var members: String { folder + "/cgroup.procs" }

  /// The command that runs a program as one of the group, with all that it starts.
  package func command(_ program: String, _ words: [String]) -> [String] {
    ["/bin/sh", "-c", "echo $$ > \"$0\" && exec \"$@\"", members, program] + words
  }
}
