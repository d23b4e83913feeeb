import Platform

extension ReportableText {
  /// Hides where this machine keeps what an answer has to do with, and its user's home.
  init(_ toolchain: Toolchain, _ cache: CacheFolder, _ work: WorkFolder? = nil) {
    let home = getenv("HOME").map { String(cString: $0) } ?? ""
    let paths = [cache.path, toolchain.root, home] + (work.map { [$0.path] } ?? [])
    self.init(hiding: paths + paths.compactMap(Self.resolved))
  }

  /// Where a path leads by way of links.
  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
