#if os(Linux)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// The walls that Linux offers to a process without rights of its own.
  enum LinuxJail {
    /// Builds the walls that are ordered, then becomes the program.
    static func enter(_ order: JailOrder) throws(JailFault) {
      try ProgramStart(order).run()
    }
  }
#endif
