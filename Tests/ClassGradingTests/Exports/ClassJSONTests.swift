import ClassGrading
import Course
import Foundation
import TestRunners
import Testing

@Suite("results.json")
struct ClassJSONTests {
  private func text(_ results: [LearnerResult], _ facts: ClassFacts) -> String {
    var file = ClassJSON()
    return file.whole(results, facts)
  }

  private func schema() throws -> JSONSchema {
    let url = Checkout.root.appending(path: "docs/schemas/class-v2.schema.json")
    return try JSONSchema(try String(contentsOf: url, encoding: .utf8))
  }

  @Test("fits its published schema, whatever learners are called")
  func valid() throws {
    var policy = GradingPolicy()
    policy.points = ["flip-around": 2.5]
    policy.weights = ["05-sameness": 2]
    let facts = try SampleClass.facts(policy)
    #expect(try schema().mistakes(in: text(SampleClass.hostile(facts), facts)) == [])
    #expect(try schema().mistakes(in: text([], facts)) == [])
  }

  @Test("fits a schema that refuses what isn't documented")
  func refused() throws {
    let facts = try SampleClass.facts()
    let text = text(SampleClass.hostile(facts), facts)
    for (from, to) in [
      ("\"outcome\":\"passed\"", "\"outcome\":\"fine\""), ("\"most\":1", "\"most\":-1"),
      ("\"isListed\"", "\"listed\""), ("lessons/class/v2", "lessons/class/v1"),
    ] {
      #expect(try schema().mistakes(in: text.replacing(from, with: to)) != [], "\(from)")
    }
  }

  @Test("keeps every name and every word as it is")
  func words() throws {
    let facts = try SampleClass.facts()
    let results = SampleClass.hostile(facts)
    let json = try PlacedJSON.read(text(results, facts))
    let learners = try #require(json["learners"]?.items)
    #expect(learners.map { $0["name"]?.string } == SampleClass.hostileNames)
    for (learner, result) in zip(learners, results) {
      let answers = try #require(learner["answers"]?.items)
      #expect(answers.map { $0["outcome"]?.string } == ["passed", "notYet", "blank"])
      #expect(answers.map { $0["points"]?.number } == [1, 0, nil])
      #expect(answers[1]["text"]?.string == result.answers[1].answer.text)
      #expect(
        answers[2]["blank"]?["reason"]?.string == result.answers[2].answer.blank?.reason.rawValue)
      #expect(learner["notices"]?.items.map(\.string) == result.notices)
      #expect(learner["points"] == nil && learner["most"]?.number == 3)
    }
  }

  @Test("has a line for each learner, and no control characters")
  func lines() throws {
    let facts = try SampleClass.facts()
    let text = text(SampleClass.hostile(facts), facts)
    #expect(text.split(separator: "\n").count == SampleClass.hostileNames.count + 3)
    let steering = text.unicodeScalars.filter {
      $0.value < 32 && $0 != "\n" || 0x7F...0x9F ~= $0.value || 0x202A...0x202E ~= $0.value
    }
    #expect(steering.isEmpty)
  }
}
