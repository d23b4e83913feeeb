import Platform

protocol ExerciseFiles {
  var folder: String { get }
  func read(_ name: String) throws(CourseError) -> CourseText
  /// The names of what is in the folder, or in one of its folders, in alphabetical order.
  func names(in subfolder: String?) -> [String]
}

extension ExerciseFiles {
  func has(_ name: String) -> Bool { names(in: nil).contains(name) }

  func answers(in subfolder: String) throws(CourseError) -> [String] {
    let names = names(in: subfolder).filter { $0.hasSuffix(".layout") || $0.hasSuffix(".swift") }
    if let odd = names.first(where: { !InnerPath.isSlug($0, withEnding: true) }) {
      throw CourseError(
        "\(folder)/\(subfolder)", .says("course.fileName", ["name": .text(odd.quoted)]))
    }
    return names.map { "\(subfolder)/\($0)" }
  }
}

/// The folder as it is.
struct PlainExerciseFiles: ExerciseFiles {
  let course: CourseLoader
  let folder: String

  func read(_ name: String) throws(CourseError) -> CourseText {
    try course.read("\(folder)/\(name)")
  }

  func names(in subfolder: String?) -> [String] {
    let path = subfolder.map { "\(folder)/\($0)" } ?? folder
    return (try? InnerPath.path(of: path, in: course.root)).map(Folder.names) ?? []
  }
}
