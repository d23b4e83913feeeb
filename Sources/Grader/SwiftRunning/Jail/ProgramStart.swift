#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The last step into the jail: the program takes the place of the jailer.
struct ProgramStart {
  let executable: String
  let arguments: [String]
  let environment: [String]

  init(_ order: JailOrder) {
    executable = order.executable
    arguments = [order.executable] + order.toolArguments
    environment = order.environment
  }

  /// Becomes the program; returns only by throwing.
  ///
  /// - Parameter prepare: Runs last of all, with nothing left to make or to find; gets the address
  ///   of the path.
  func run(_ prepare: (UInt) throws(JailFault) -> Void = { _ in }) throws(JailFault) {
    var words = arguments.map { strdup($0) } + [nil]
    var settings = environment.map { strdup($0) } + [nil]
    guard let path = strdup(executable) else { throw .step("memory", errno) }
    try prepare(UInt(bitPattern: path))
    execve(path, &words, &settings)
    throw .step(executable, errno)
  }
}
