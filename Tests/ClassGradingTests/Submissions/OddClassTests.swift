import ClassGrading
import Foundation
import Platform
import TestRunners
import Testing

@Suite("A class of 60 in which everybody made a slip of form")
struct OddClassTests {
  /// The learners with their keys: `p01`, `p02` and so on.
  private var learners: [(key: String, number: String, learner: OddLearner)] {
    OddLearner.all.enumerated().map { index, learner in
      let number = index < 9 ? "0\(index + 1)" : "\(index + 1)"
      return ("p\(number)", number, learner)
    }
  }

  private func handIn(_ handedIn: borrowing ClassOnDisk) throws {
    for (key, number, learner) in learners {
      for file in learner.files {
        let name = file.name.replacing("#", with: number)
        let path = name.hasPrefix("/") ? String(name.dropFirst()) : "\(key)/\(name)"
        try handedIn.handIn(file.bytes, as: path)
      }
    }
  }

  /// A roster as Excel writes it from a Moodle in German: with a title, and rows that aren't people.
  private var table: String {
    let head = [
      "sep=;", "Informatik 1, Herbst;;;;", "Matrikelnummer;Nachname;Vorname;E-Mail-Adresse;Gruppe",
    ]
    let rows = learners.map { "\($0.key);Odd;Nr\($0.number);\($0.key)@uni.example;A" }
    let foot = [";Gesamtdurchschnitt;;;", ";Student;Test;;", ";Points Possible;;;"]
    return (head + rows + foot).joined(separator: "\r\n") + "\r\n"
  }

  @Test("has each row as expected, whatever bytes the roster is made of", arguments: [true, false])
  func rows(isLittle: Bool) throws {
    #expect(learners.count == 60)
    var handedIn = try ClassOnDisk()
    handedIn.ids = ["flip-around"]
    try handIn(handedIn)
    let file = "\(handedIn.folder)/roster.csv"
    try OddLearner.utf16(table, isLittle: isLittle).write(to: URL(filePath: file))
    let roster = try Roster.read(TextFile.readKeepingMark(file), path: "roster.csv")
    #expect(
      roster.notices.map { English.text($0.sentence) } == [
        "Line 2 of the roster is skipped, because it is above the headings: Informatik 1, Herbst.",
        "Line 64 of the roster is skipped, because it isn't about a person: Gesamtdurchschnitt.",
        "Line 65 of the roster is skipped, because it isn't about a person: Test Student.",
        "Line 66 of the roster is skipped, because it isn't about a person: Points Possible.",
      ])
    #expect(roster.learners.map(\.name) == learners.map { "Nr\($0.number) Odd" })
    try handedIn.grade(roster)
    let wanted = learners.flatMap { key, number, learner in
      ["\(key) flip-around \(learner.told)", learner.notice].compactMap {
        $0?.replacing("@", with: key).replacing("#", with: number)
      }
    }
    for (told, wanted) in zip(try handedIn.told(), wanted) { #expect(told == wanted) }
    #expect(try handedIn.told() == wanted)
  }

  @Test("gives the same bytes with any number of threads", arguments: [1, 3])
  func threads(jobs: Int) throws {
    var handedIn = try ClassOnDisk()
    handedIn.ids = ["flip-around"]
    try handIn(handedIn)
    try handedIn.grade(jobs: 2)
    let wanted = try handedIn.written()
    try FileManager.default.removeItem(atPath: handedIn.report)
    try handedIn.grade(jobs: jobs)
    #expect(try handedIn.written() == wanted)
  }
}
