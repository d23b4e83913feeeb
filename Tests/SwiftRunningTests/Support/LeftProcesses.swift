import Foundation
import SwiftRunning

/// Processes that are still there after the run that they belonged to.
enum LeftProcesses {
  /// The ids of processes, other than dead ones, whose work folder has been taken away.
  ///
  /// A run takes its folder away last of all, and a jailed program can't leave it; so whoever is
  /// still in such a folder was forgotten. Runs of other tests are in folders that still exist.
  ///
  /// Source: Linux, `proc_pid_cwd(5)`: the link to a folder that is gone ends with ` (deleted)`.
  static var ids: [Int] {
    let work = RealAnswers.cache.path + "/work"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int($0) }.filter { id in
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/cwd")
      return link.map { $0.hasPrefix(work + "/") && $0.hasSuffix(" (deleted)") } == true
    }
  }
}
