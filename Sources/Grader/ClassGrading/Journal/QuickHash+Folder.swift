package import Platform

extension QuickHash {
  /// Takes in all files of a folder and of those in it, by name and text.
  package mutating func update(folder path: String) { update(RawPath(path)) }

  private mutating func update(_ folder: RawPath) {
    for entry in (try? RawFolder(folder, followingLinks: true).entries) ?? []
    where !entry.isHidden {
      update(entry.name)
      let path = folder.appending(entry.name)
      switch entry.kind {
      case .folder: update(path)
      case .file: update(field: (try? RawFile.read(path)) ?? "")
      case .link, .other: break
      }
    }
  }
}
