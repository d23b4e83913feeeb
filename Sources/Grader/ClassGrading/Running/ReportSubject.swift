#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Which class a report is about, and in which course.
package struct ReportSubject: Hashable, Sendable, Decodable {
  package let course: String
  /// The name of the folder of submissions.
  package let name: String

  package init(course: String, name: String) {
    self.course = course
    self.name = name
  }

  /// Reads the first line of a class's results, which the learners follow.
  init?(_ results: [UInt8]) {
    let line = results.prefix { $0 != UInt8(ascii: "\n") }
    guard line.last == UInt8(ascii: ","),
      let subject = try? JSONDecoder().decode(Self.self, from: Data(line.dropLast() + "}".utf8))
    else { return nil }
    self = subject
  }
}
