import Foundation
import Grader
import LayoutEngine
import Testing

@Suite("Feedback: what can't be read is told in the words of the vectors")
struct EquationWordsTests {
  private struct File: Decodable {
    struct Case: Decodable {
      struct Expectation: Decodable {
        let code: String
        let message: String?
        let hint: String?
      }

      let id: String
      let text: String
      let items: [String]?
      let expect: Expectation
    }

    let count: Int
    let vectors: [Case]
  }

  @Test("message and hint of every bad equation")
  func words() throws {
    let url = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "LayoutEngineTests/Vectors/equations-bad.json")
    let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
    #expect(file.vectors.count == file.count)
    let strings = try RealCourse.load().strings
    var compared = 0
    for vector in file.vectors {
      guard let message = vector.expect.message else { continue }
      let document = EquationReader.read(vector.text, names: vector.items)
      let error = try #require(document.errors.first, "\(vector.id)")
      #expect(strings.text(error.message) == message, "\(vector.id)")
      #expect(error.hint.map { strings.text($0) } == vector.expect.hint, "\(vector.id)")
      compared += 1
    }
    // Four of the vectors break a rule of validity, not of the syntax.
    #expect(compared == file.count - 4)
  }
}
