import Platform

extension ReportableText {
  /// Hides the folders of this machine that messages can contain, and the user's home.
  init(_ toolchain: Toolchain, _ cache: CacheFolder, _ work: WorkFolder? = nil) {
    let home = getenv("HOME").map { String(cString: $0) } ?? ""
    let paths = [cache.path, toolchain.root, home] + (work.map { [$0.path] } ?? [])
    self.init(hiding: paths + paths.compactMap(Folder.resolved))
  }
}
