/// Symbolic links that a crash leaves with either their old target or the new one.
package enum AtomicLink {
  /// Where a link leads, as it was written; `nil` if no link is there.
  package static func target(of path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(path, &bytes, bytes.count - 1)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Makes a link, or leads one that is there somewhere else.
  ///
  /// What was written before is on the disk first: a power cut leaves no link to half a file.
  package static func point(
    _ path: String, to target: String
  ) throws(AtomicFile.WriteError) {
    let temporary = "\(path).\(getpid()).new"
    unlink(temporary)
    guard symlink(target, temporary) == 0 else { throw AtomicFile.WriteError(path, code: errno) }
    sync()
    guard rename(temporary, path) == 0 else {
      let code = errno
      unlink(temporary)
      throw AtomicFile.WriteError(path, code: code)
    }
  }
}
