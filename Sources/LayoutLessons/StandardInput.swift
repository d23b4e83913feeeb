#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is piped or typed into the program.
enum StandardInput {
  /// All bytes up to a limit, and at most one chunk more, which tells that there are too many.
  static func bytes(limit: Int) -> [UInt8] {
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while all.count <= limit {
      let count = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return all }
      all += chunk[..<count]
    }
    return all
  }
}
