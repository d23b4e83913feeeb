import Foundation
import Testing

@Suite("Course: what an exercise says about Swift has to fit together")
struct SwiftTaskFieldsTests {
  private static let file = "01-width/make-it-wide/exercise.json"
  private static let task = """
    { "function": "layOut", "parameters": ["Box", "in Superview"] }
    """

  struct Damage: CustomStringConvertible, Sendable {
    let description: String
    let piece: String
    let other: String
    let complaint: String
  }

  static let damages = [
    Damage(
      description: "a notation that doesn't exist", piece: "[\"swift\", \"equations\"]",
      other: "[\"objc\"]",
      complaint:
        "4:17: error: item 1 of \"notations\" must be one of equations, swift, not \"objc\""
    ),
    Damage(
      description: "no notation", piece: "[\"swift\", \"equations\"]", other: "[]",
      complaint:
        "4:16: error: \"notations\" must be an array of one notation, or of both, not an array with 0 items"
    ),
    Damage(
      description: "a notation twice", piece: "\"equations\"]", other: "\"swift\"]",
      complaint:
        "4:16: error: \"notations\" must be an array of one notation, or of both, not an array with 2 items"
    ),
    Damage(
      description: "a notation that is no list", piece: "[\"swift\", \"equations\"]",
      other: "\"swift\"",
      complaint: "4:16: error: \"notations\" must be an array of notations, not a string"),
    Damage(
      description: "Swift, and nothing to call", piece: "  \"swift\": \(task),\n", other: "",
      complaint: "1:1: error: this object has no key \"swift\": add it"),
    Damage(
      description: "something to call, and no Swift", piece: "[\"swift\", \"equations\"]",
      other: "[\"equations\"]",
      complaint:
        "5:12: error: \"swift\" must be left out, unless \"notations\" has \"swift\""
    ),
    Damage(
      description: "something to call, and no notations",
      piece: "  \"notations\": [\"swift\", \"equations\"],\n", other: "",
      complaint:
        "4:12: error: \"swift\" must be left out, unless \"notations\" has \"swift\""
    ),
    Damage(
      description: "text in the place of a task", piece: task, other: "\"layOut\"",
      complaint: "5:12: error: \"swift\" must be an object, not a string"),
    Damage(
      description: "no function", piece: "\"function\": \"layOut\", ", other: "",
      complaint: "5:12: error: this object has no key \"function\": add it"),
    Damage(
      description: "no parameters", piece: ", \"parameters\": [\"Box\", \"in Superview\"]",
      other: "", complaint: "5:12: error: this object has no key \"parameters\": add it"),
    Damage(
      description: "a misspelt key", piece: "\"parameters\"", other: "\"parameter\"",
      complaint: "5:36: error: there is no key \"parameter\" here: did you mean "
        + "\"parameters\"?"),
    Damage(
      description: "a function that Swift can't call so", piece: "\"layOut\"",
      other: "\"lay out\"",
      complaint:
        "5:26: error: \"function\" must be a valid Swift name, not \"lay out\""),
    Damage(
      description: "a function without a name", piece: "\"layOut\"", other: "\"\"",
      complaint: "5:26: error: \"function\" must be a valid Swift name, not \"\""),
    Damage(
      description: "a parameter that is no view", piece: "[\"Box\",", other: "[\"Bax\",",
      complaint:
        "5:51: error: item 1 of \"parameters\" must be a view of the scene, with or without a "
        + "label before it, not \"Bax\""
    ),
    Damage(
      description: "a parameter of three words", piece: "\"in Superview\"",
      other: "\"in the Superview\"",
      complaint:
        "5:58: error: item 2 of \"parameters\" must be a view of the scene, with or without a "
        + "label before it, not \"in the Superview\""
    ),
    Damage(
      description: "a label that is no name", piece: "\"in Superview\"",
      other: "\"in: Superview\"",
      complaint:
        "5:58: error: item 2 of \"parameters\" must be made of valid Swift names, not \"in: "
        + "Superview\""
    ),
    Damage(
      description: "a parameter that is a number", piece: "\"in Superview\"", other: "3",
      complaint: "5:58: error: item 2 of \"parameters\" must be a string, not 3"),
    Damage(
      description: "a function besides a controller", piece: task,
      other: "{ \"controller\": \"Page\", \"function\": \"layOut\" }",
      complaint: "5:36: error: there is no key \"function\" here: remove it"),
    Damage(
      description: "a controller without a name", piece: task, other: "{ \"controller\": \"1\" }",
      complaint: "5:28: error: \"controller\" must be a valid Swift name, not \"1\""),
    Damage(
      description: "masks that are neither on nor off", piece: "Superview\"] }",
      other: "Superview\"], \"viewsTranslate\": 1 }",
      complaint: "5:93: error: \"viewsTranslate\" must be true or false, not 1"),
    Damage(
      description: "a rule that doesn't exist", piece: "Superview\"] }",
      other: "Superview\"], \"trace\": [\"noConflicts\"] }",
      complaint:
        "5:85: error: item 1 of \"trace\" must be one of noConflict, noCallByHand, marksForUpdate, not \"noConflicts\""
    ),
    Damage(
      description: "a rule that is no list", piece: "Superview\"] }",
      other: "Superview\"], \"trace\": \"noConflict\" }",
      complaint: "5:84: error: \"trace\" must be an array of rules, not a string"),
    Damage(
      description: "a mark where nothing happens later", piece: "Superview\"] }",
      other: "Superview\"], \"trace\": [\"noConflict\", \"marksForUpdate\"] }",
      complaint:
        "5:99: error: item 2 of \"trace\" must be another rule, unless the exercise has \"then\" "
        + "as well as \"trace\""
    ),
    Damage(
      description: "a class that doesn't exist", piece: "\"UILabel\"", other: "\"UILable\"",
      complaint:
        "7:50: error: \"class\" must be one of UIView, UILabel, UIButton, UIImageView, UITextField, UISwitch, UISegmentedControl, not \"UILable\""
    ),
    Damage(
      description: "a class that is none", piece: "\"UILabel\"", other: "null",
      complaint: "7:50: error: \"class\" must be a string, not null"),
  ]

  @Test("says where and what", arguments: damages)
  func refuses(damage: Damage) throws {
    let course = try SwiftCourse()
    try course.course.replace(damage.piece, with: damage.other, in: Self.file)
    #expect(course.course.complaint() == "\(Self.file):\(damage.complaint)")
  }

  @Test("names a starter and a solution that are missing", arguments: ["starter", "solution"])
  func missing(name: String) throws {
    let course = try SwiftCourse()
    let path = "01-width/make-it-wide/\(name).swift"
    try course.course.remove(path)
    #expect(
      course.course.complaint().hasPrefix("\(path): error: there is no such file: it has "))
  }
}
