import Course
import Foundation
import Testing

@Suite("Strings: the language is the one that the environment names, else English")
struct LanguageTests {
  @Test(
    "the first variable that is set and not empty names it, in the order of POSIX",
    arguments: [
      (["LANG": "pt_BR.UTF-8"], ["pt-BR", "pt"]), (["LANG": "de"], ["de"]),
      (["LANG": "zh_Hans_CN@x=y"], ["zh-Hans-CN", "zh-Hans", "zh"]),
      (["LC_ALL": "", "LC_MESSAGES": "fr_FR", "LANG": "de_DE"], ["fr-FR", "fr"]),
      (["LC_ALL": "it", "LC_MESSAGES": "fr_FR", "LANG": "de_DE"], ["it"]),
      (["LC_ALL": "C", "LANG": "de_DE"], []), (["LANG": "POSIX"], []), (["LANG": "C.UTF-8"], []),
      (["LANG": ""], []), ([:], []), (["LANG": "../../secret"], []), (["LANG": "_"], []),
    ])
  func tags(environment: [String: String], tags: [String]) {
    #expect(LanguageList(environment).tags == tags)
  }

  /// Polish has other words for 1, for 2 to 4 and for 5.
  private static let polish = """
    {
      "formatVersion": 1,
      "language": "pl",
      "plurals": {
        "one": "i = 1 and v = 0",
        "few": "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
        "many": "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14"
      },
      "strings": {
        "command.hint": "Podpowiedź {number} z 3",
        "command.hint.more": "Jeszcze {count} {count|one=podpowiedź|few=podpowiedzi|many=podpowiedzi|other=podpowiedzi}: {command}",
        "help.group": "{count} {count|one=polecenie|few=polecenia|many=poleceń|other=polecenia}.",
        "help.usage": "Użycie:",
        "usage.exerciseMissing": "nie ma zadania {name}; wszystkie pokaże `{command}`"
      }
    }
    """

  private func learner() throws -> Learner {
    var learner = try Learner()
    learner.courseFolder = try learner.makeCourse("course")
    try Self.polish.write(
      toFile: learner.courseFolder + "/strings/pl.json", atomically: true, encoding: .utf8)
    return learner
  }

  @Test("one strings file is a language: its words, its plurals, and English where it has none")
  func second() throws {
    let learner = try learner()
    let environment = ["LANG": "pl_PL.UTF-8"]
    learner.run(words: ["next"], environment: environment)
    func hint() -> [String] {
      let output = learner.run(words: ["hint"], environment: environment).output
      return output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let (first, second) = (hint(), hint())
    #expect(first.first == "Podpowiedź 1 z 3")
    #expect(first.last == "Jeszcze 2 podpowiedzi: lessons hint")
    #expect(second.last == "Jeszcze 1 podpowiedź: lessons hint")
    #expect(hint().last?.hasPrefix("That was the last hint.") == true)
  }

  @Test("help and what can't be carried out are said in it, too")
  func help() throws {
    let learner = try learner()
    let environment = ["LC_ALL": "pl"]
    let help = learner.run(words: ["help", "dev"], environment: environment).output
    #expect(help.hasPrefix("lessons dev – 2 polecenia.\n\nUżycie: lessons dev"))
    #expect(
      learner.run(words: ["show", "qqqqqqqq"], environment: environment).errors
        == "lessons: nie ma zadania qqqqqqqq; wszystkie pokaże `lessons list`")
  }

  @Test("a language without a strings file is English")
  func unknown() throws {
    let learner = try learner()
    let help = learner.run(words: ["help", "dev"], environment: ["LANG": "xx_YY"]).output
    #expect(help.hasPrefix("lessons dev – 2 commands.\n\nUsage: lessons dev"))
  }
}
