import Course
import Platform

/// Proves every strings file of a course in itself and against English: the same placeholders, all
/// plural forms of its language, and braces in pairs.
struct SentenceProof {
  private static let folder = "strings"
  /// The course's folder.
  let root: String

  func run(_ english: StringsCatalogue, _ report: inout ProofReport) {
    for name in Folder.names(in: "\(root)/\(Self.folder)") where name.hasSuffix(".json") {
      let path = "\(Self.folder)/\(name)"
      do throws(CourseError) {
        let catalogue = try CourseLoader(root: root).catalogue(at: path)
        for key in catalogue.keys {
          if let problem = catalogue.problem(with: key, comparedWith: english) {
            report.add(CourseError(path, problem))
          } else {
            report.count(.sentences)
          }
        }
      } catch {
        report.add(error)
      }
    }
  }
}
