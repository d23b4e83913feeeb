import Platform
import Synchronization

/// The start of a program with exactly the descriptors that it is given.
struct Spawning {
  let executable: String
  let arguments: [String]
  let environment: [String]
  let folder: String?
  /// Pairs of our descriptor and the number that the program sees it as.
  let descriptors: [(ours: Int32, theirs: Int32)]
  /// Whether it begins a session of its own, without our terminal.
  let isApart: Bool

  /// Starts the program; its id is also that of its session and process group, if it has its own.
  func start() throws(ChildFailure) -> pid_t {
    var process: pid_t = 0
    let error = withActions { actions in
      withAttributes { attributes in
        Self.withWords(arguments) { words in
          Self.withWords(environment) { settings in
            posix_spawn(&process, executable, actions, attributes, words, settings)
          }
        }
      }
    }
    guard error == 0 else { throw .notStarted(executable, error) }
    return process
  }

  #if os(Linux)
    private typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
    // POSIX_SPAWN_SETSID, hidden behind a macro. Source: glibc and musl, `<spawn.h>`.
    private static let ownSession: Int32 = 0x80
    private static let always: Int32 = 0
  #else
    private typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
    // Darwin's children inherit nothing that is not named.
    private static let ownSession = POSIX_SPAWN_SETSID
    private static let always = POSIX_SPAWN_CLOEXEC_DEFAULT
  #endif

  private func withActions(_ body: (UnsafePointer<Actions>) -> Int32) -> Int32 {
    withUnsafeTemporaryAllocation(of: Actions.self, capacity: 1) { memory in
      guard let actions = memory.baseAddress else { return ENOMEM }
      let error = posix_spawn_file_actions_init(actions)
      guard error == 0 else { return error }
      defer { posix_spawn_file_actions_destroy(actions) }
      for (ours, theirs) in descriptors {
        let error = posix_spawn_file_actions_adddup2(actions, ours, theirs)
        guard error == 0 else { return error }
      }
      if let folder {
        #if os(Linux)
          let error = RawSystem.addFolder(folder, to: actions)
        #else
          let error = posix_spawn_file_actions_addchdir_np(actions, folder)
        #endif
        guard error == 0 else { return error }
      }
      return body(actions)
    }
  }

  /// A new program has default signals, even if we block or ignore some.
  private func withAttributes(_ body: (UnsafePointer<Attributes>) -> Int32) -> Int32 {
    withUnsafeTemporaryAllocation(of: Attributes.self, capacity: 1) { memory in
      guard let attributes = memory.baseAddress else { return ENOMEM }
      let error = posix_spawnattr_init(attributes)
      guard error == 0 else { return error }
      defer { posix_spawnattr_destroy(attributes) }
      var none = sigset_t()
      var all = sigset_t()
      sigemptyset(&none)
      sigfillset(&all)
      // The C library keeps two signals for itself and refuses neither here; these two are fixed.
      sigdelset(&all, SIGKILL)
      sigdelset(&all, SIGSTOP)
      posix_spawnattr_setsigmask(attributes, &none)
      posix_spawnattr_setsigdefault(attributes, &all)
      let session = isApart ? Self.ownSession : 0
      let flags =
        session | Self.always | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
      posix_spawnattr_setflags(attributes, Int16(flags))
      return body(attributes)
    }
  }

  private static func withWords(
    _ words: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Int32
  ) -> Int32 {
    var copies = words.map { strdup($0) }
    copies.append(nil)
    defer { for copy in copies { free(copy) } }
    return copies.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map(body) ?? ENOMEM
    }
  }
}

extension Spawning {
  init(
    _ command: ChildCommand, descriptors: [(ours: Int32, theirs: Int32)],
    inOwnSession isApart: Bool = true
  ) {
    folder = command.folder
    self.isApart = isApart
    self.descriptors = descriptors
    if let jail = command.jail {
      executable = jail.jailer
      arguments = [jail.jailer] + JailOrder(command, in: jail).arguments
      environment = JailProfile.jailerEnvironment
    } else {
      executable = command.executable
      arguments = [command.executable] + command.arguments
      environment = Self.settings(command.environment)
    }
  }

  /// An environment in the form that a program gets it, in order of the names.
  static func settings(_ environment: [String: String]) -> [String] {
    environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}

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
