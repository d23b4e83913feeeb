#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reading and writing at places of an open file.
enum RawWriting {
  /// Writes all bytes; `false` with the system's reason in `errno` if it can't.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32, at offset: Int) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map {
          pwrite(descriptor, $0 + done, bytes.count - done, off_t(offset + done))
        } ?? 0
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }

  /// Reads bytes, fewer where the file ends or can't be read.
  static func read(_ count: Int, from descriptor: Int32, at offset: Int) -> [UInt8] {
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
}
