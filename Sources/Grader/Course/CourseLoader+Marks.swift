import LayoutEngine
import Platform

extension CourseLoader {
  /// The marks around what the author of a new file replaces.
  private static let marks: [Character] = ["‹", "›"]
  private static let endings = [".json", ".md", ".layout", ".swift", ".txt"]

  /// An error for each file of the course in which a mark of `dev new` is left, at the first one.
  package func filesWithMarks() -> [CourseError] {
    guard let outline = try? CourseOutline(read(CourseOutline.fileName)) else { return [] }
    var paths = [CourseOutline.fileName]
    for lesson in outline.chapters.flatMap({ $0.folders }).map({ $0.name }) {
      paths += files(in: lesson)
      for exercise in names(in: lesson)
      where has("\(lesson)/\(exercise)/\(Exercise.fileName)") {
        let folder = "\(lesson)/\(exercise)"
        for inner in [folder, "\(folder)/alternatives", "\(folder)/wrong"] {
          paths += files(in: inner)
        }
      }
    }
    return paths.compactMap(mark)
  }

  private func mark(in path: String) -> CourseError? {
    guard let text = try? read(path).text, text.contains("\u{2039}") || text.contains("\u{203A}")
    else { return nil }
    for (index, line) in text.sourceLines.enumerated() {
      guard let mark = line.firstIndex(where: Self.marks.contains) else { continue }
      let column = line.distance(from: line.startIndex, to: mark) + 1
      return CourseError(
        path, at: SourcePlace(line: index + 1, column: column),
        .says("check.mark", ["mark": .text(String(line[mark]))]))
    }
    return nil
  }

  private func files(in folder: String) -> [String] {
    names(in: folder).filter { name in Self.endings.contains(where: name.hasSuffix) }
      .map { "\(folder)/\($0)" }
  }

  private func names(in folder: String) -> [String] {
    (try? InnerPath.path(of: folder, in: root)).map(Folder.names) ?? []
  }
}
