import Platform

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
  /// - Parameter prepare: Runs last, when nothing else has to be allocated or opened; gets the
  ///   random address of the path.
  /// - Throws: ``JailError/step(_:_:)`` if the program cannot be executed.
  func run(_ prepare: (UInt) throws(JailError) -> Void = { _ in }) throws(JailError) {
    var words = arguments.map { strdup($0) } + [nil]
    var settings = environment.map { strdup($0) } + [nil]
    guard let path = Self.hidden(executable) else { throw .step(executable, ENAMETOOLONG) }
    try prepare(UInt(bitPattern: path))
    execve(path, &words, &settings)
    throw .step(executable, errno)
  }

  /// Puts a path at a random address, so that a filter can tell this one call by it.
  ///
  /// After the start nothing of this memory is left; a program that wants to start another one
  /// would have to guess some thirty bits at its only try.
  private static func hidden(_ path: String) -> UnsafeMutablePointer<CChar>? {
    let page = 4096
    let text = Array(path.utf8CString)
    guard text.count <= page else { return nil }
    let preferred = UnsafeMutableRawPointer(
      bitPattern: UInt.random(in: 0x10_0000...0x6_ffff_ffff) * UInt(page))
    let found = mmap(preferred, page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let found, found != MAP_FAILED else { return nil }
    let place = found.assumingMemoryBound(to: CChar.self)
    place.update(from: text, count: text.count)
    return place
  }
}
