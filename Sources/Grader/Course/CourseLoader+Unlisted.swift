import LayoutEngine
import Platform

extension CourseLoader {
  /// An error for each folder of a lesson or an exercise that no list names: nobody would ever see
  /// what is in it.
  ///
  /// - Returns: The errors, each at the list in which the folder is missing. None about lessons and
  ///   lists that can't be read.
  package func unlisted() -> [CourseError] {
    guard let outline = try? CourseOutline(read(CourseOutline.fileName)) else { return [] }
    let listed = outline.chapters.flatMap { $0.folders }.map { $0.name }
    var errors = names(in: "", with: "lesson.md", besides: listed).map { folder in
      guard InnerPath.isSlug(folder) else {
        return CourseError(folder, LessonLoader.notASlug(folder))
      }
      return CourseError(
        CourseOutline.fileName, at: outline.chapters.last?.listPlace,
        .says("course.unlisted.lesson", ["folder": .text(folder)]))
    }
    for folder in listed {
      guard let header = try? LessonLoader(course: self, folder: folder).header() else { continue }
      let unlisted = names(
        in: "\(folder)/", with: Exercise.fileName, besides: header.exerciseIDs)
      errors += unlisted.map { name in
        guard InnerPath.isSlug(name) else {
          return CourseError("\(folder)/\(name)", LessonLoader.notASlug(name))
        }
        return CourseError(
          "\(folder)/lesson.md", at: header.exercisesPlace,
          .says(
            "course.unlisted.exercise",
            ["folder": .text("\(folder)/\(name)"), "name": .text(name)]))
      }
    }
    return errors
  }

  /// The names of the folders in a folder that have a file, without those that are listed.
  private func names(in parent: String, with file: String, besides listed: [String]) -> [String] {
    let path = parent.isEmpty ? root : "\(root)/\(parent)"
    return Folder.names(in: path).filter { !listed.contains($0) && has("\(parent)\($0)/\(file)") }
  }
}
