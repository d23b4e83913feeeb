#if os(Linux)
  import Platform

  /// Calls of the C library that Swift does not import, found by name.
  ///
  /// `syscall` is variadic and some others are hidden behind a macro. On both architectures of ours
  /// a variadic function takes whole words as a plain one does.
  enum RawSystem {
    private typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
    private typealias Pipe2 = @convention(c) (UnsafeMutablePointer<Int32>, Int32) -> Int32
    private typealias AddFolder =
      @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>) ->
      Int32

    /// Makes a system call by number; -1 means that `errno` says why not.
    static func call(
      _ number: Int, _ first: Int = 0, _ second: Int = 0, _ third: Int = 0, _ fourth: Int = 0,
      _ fifth: Int = 0
    ) -> Int {
      guard let symbol = dlsym(nil, "syscall") else {
        errno = ENOSYS
        return -1
      }
      return unsafeBitCast(symbol, to: Call.self)(number, first, second, third, fourth, fifth, 0)
    }

    /// Calls `prctl`, number 157 on one architecture and 167 on the other.
    static func control(
      _ option: Int, _ second: Int = 0, _ third: Int = 0, _ fourth: Int = 0, _ fifth: Int = 0
    ) -> Int {
      guard let number = JailArchitecture.own.flatMap(SystemCall.prctl.number(on:)) else {
        errno = ENOSYS
        return -1
      }
      return call(Int(number), option, second, third, fourth, fifth)
    }

    static func pipe(_ ends: inout [Int32]) -> Int32 {
      guard let symbol = dlsym(nil, "pipe2") else {
        errno = ENOSYS
        return -1
      }
      return unsafeBitCast(symbol, to: Pipe2.self)(&ends, O_CLOEXEC)
    }

    static func addFolder(
      _ folder: String, to actions: UnsafeMutablePointer<posix_spawn_file_actions_t>
    ) -> Int32 {
      guard let symbol = dlsym(nil, "posix_spawn_file_actions_addchdir_np") else { return ENOSYS }
      return unsafeBitCast(symbol, to: AddFolder.self)(actions, folder)
    }
  }
#endif
