/// The system's `write` and `read`, by names that ``OpenFile`` doesn't hide.
private let writeBytes = write as @Sendable (Int32, UnsafeRawPointer?, Int) -> Int
private let readBytes = read as @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int

/// Reads and writes open files whole: the system may take fewer bytes at a time, or be interrupted.
package enum OpenFile {
  /// Writes all bytes, where the file is at or at a place of it.
  ///
  /// - Returns: Whether all were written; if not, `errno` has the system's reason.
  package static func write(
    _ bytes: [UInt8], to descriptor: Int32, at offset: Int? = nil
  ) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count, let start = buffer.baseAddress {
        let rest = buffer.count - done
        let count =
          if let offset {
            pwrite(descriptor, start + done, rest, off_t(offset + done))
          } else {
            writeBytes(descriptor, start + done, rest)
          }
        if count < 0, errno == EINTR { continue }
        // Nothing written is a failure, too, for which the system gives no reason.
        if count == 0 { errno = EIO }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
  }

  /// Reads bytes at a place of the file, fewer where it ends or can't be read.
  package static func read(_ count: Int, from descriptor: Int32, at offset: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
      done = 0
      while done < count, let start = buffer.baseAddress {
        let read = pread(descriptor, start + done, count - done, off_t(offset + done))
        if read < 0, errno == EINTR { continue }
        guard read > 0 else { return }
        done += read
      }
    }
  }

  private static let chunkLength = 1 << 16

  /// Reads to the end, or until there are more bytes than a limit: at most one chunk more.
  ///
  /// The system's reason for reading no more comes along, or 0.
  package static func readToEnd(
    of descriptor: Int32, limit: Int, expecting size: Int = 0
  ) -> (bytes: [UInt8], failure: Int32) {
    var all: [UInt8] = []
    all.reserveCapacity(size + 1)
    // Most files are much smaller than a chunk, which takes longer to make than to fill.
    var chunk = [UInt8](repeating: 0, count: min(size > 0 ? size + 1 : .max, chunkLength))
    while all.count <= limit {
      let count = chunk.withUnsafeMutableBytes { readBytes(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return (all, count < 0 ? errno : 0) }
      all += chunk[..<count]
    }
    return (all, 0)
  }
}
