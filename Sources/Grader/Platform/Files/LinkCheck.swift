struct LinkCheck {
  private let folder: String
  /// The folder with all links followed, once it was asked for.
  private var root: String?

  init(_ folder: String) { self.folder = folder }

  /// Whether something below the folder is no link, or one that leads to a place in the folder; a link
  /// that leads nowhere doesn't.
  mutating func staysInside(_ path: String) -> Bool {
    guard FileFacts(path, followingLinks: false)?.isLink ?? false else { return true }
    root = root ?? Folder.resolved(folder)
    guard let root, let place = Folder.resolved(path) else { return false }
    return place == root || place.hasPrefix(root + "/")
  }
}
