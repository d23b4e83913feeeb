import Platform

#if os(macOS)
  import MachO.dyld
#endif

package enum OwnExecutable {
  /// What tells it from an earlier or a later one; `nil` if the system won't say.
  static var stamp: String? { FileFacts(path)?.stamp }

  /// Its absolute path; on Linux a name that stays right when the file is moved meanwhile.
  package static var path: String {
    #if os(Linux)
      "/proc/self/exe"
    #else
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var name = [UInt8](repeating: 0, count: Int(size))
      _ = name.withUnsafeMutableBytes {
        _NSGetExecutablePath($0.bindMemory(to: CChar.self).baseAddress, &size)
      }
      return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    #endif
  }
}
