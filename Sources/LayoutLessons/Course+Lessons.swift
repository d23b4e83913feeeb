import Grader

extension Course {
  /// A lesson by its folder, its id or its number: `05-equality`, `equality`, `5` or `05`.
  func lesson(named name: String) -> Lesson? {
    lessons.first {
      $0.folder == name || $0.id == name || $0.folder.hasPrefix("\(name)-")
        || $0.folder.hasPrefix("0\(name)-")
    }
  }
}
