import Platform
import Synchronization

/// The children that run now, so that none outlives a program that ends before they do.
package enum RunningChildren {
  private struct State {
    var processes: Set<pid_t> = []
    var isOver = false
  }

  private static let state = Mutex(State())

  static func add(_ process: pid_t) {
    state.withLock {
      $0.processes.insert(process)
      if $0.isOver { kill(-process, SIGKILL) }
    }
  }

  /// Forgets a child that is about to be reaped: its number may be another's afterwards.
  static func remove(_ process: pid_t) {
    state.withLock { _ = $0.processes.remove(process) }
  }

  /// Kills all children with their own, and those that are still started.
  package static func endAll() {
    state.withLock {
      $0.isOver = true
      for process in $0.processes { kill(-process, SIGKILL) }
    }
  }
}
