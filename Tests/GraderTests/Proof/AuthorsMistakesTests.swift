import Authoring
import Course
import Testing
import TestRunners

@Suite("Proof: what authors get wrong is said in whole sentences, all at once")
struct AuthorsMistakesTests {
  enum Edit: Sendable {
    case replace(String, String, in: String)
    case write(String, to: String)
    case remove(String)
  }

  struct Mistake: CustomStringConvertible, Sendable {
    let description: String
    let edits: [Edit]
    /// All that is said, one error a line.
    let errors: String

    init(_ description: String, _ edits: [Edit], _ errors: String) {
      self.description = description
      self.edits = edits
      self.errors = errors
    }
  }

  /// The errors, without those about how few answers the small course has.
  private func complaints(_ course: borrowing TemporaryCourse) throws -> String {
    let found: (course: Course, errors: [CourseError])
    do { found = try CourseLoader(root: course.root).loadReadable() } catch { return error.told }
    return CourseProof(
      found.course, unread: found.errors, root: course.root, running: RealRunner.runner, seeds: 1
    ).report().errors.map(\.told).filter { !$0.contains("write at least") }
      .joined(separator: "\n")
  }

  @Test("each mistake", arguments: mistakes + mistakesOfWriting)
  func mistake(mistake: Mistake) throws {
    let course = try TemporaryCourse()
    for edit in mistake.edits {
      switch edit {
      case .replace(let old, let new, let path): try course.replace(old, with: new, in: path)
      case .write(let text, let path): try course.write(text, to: path)
      case .remove(let path): try course.remove(path)
      }
    }
    #expect(try complaints(course) == mistake.errors)
  }

  static let json = "01-width/make-it-wide/exercise.json"
  private static let lesson = "01-width/lesson.md"
  private static let wrong = "01-width/make-it-wide/wrong/narrow.layout"
  /// Another wrong answer, with the words of the first.
  private static let otherWrong = """
    //! mistake: other
    //! verdict: misplaced Box.width 60 not 80, window 320x80
    //! seen: Line {line 1} makes the box {Box.width} points wide.
    //! meaning: Half of it.
    Box.width = 60.0
    """

  private static let mistakes: [Mistake] = [
    Mistake(
      "a lesson folder that isn't listed",
      [.write("anything", to: "02-height/lesson.md")],
      #"""
      course.json:4:45: error: the folder 02-height has a lesson, but no chapter lists it, so nobody gets it: add "02-height" to this list or to another chapter, or delete the folder
      """#),
    Mistake(
      "an exercise folder that isn't listed",
      [.write("{}", to: "01-width/forgotten/exercise.json")],
      #"""
      01-width/lesson.md:7:1: error: the folder 01-width/forgotten has an exercise, but `exercises` doesn't list it, so nobody gets it: add forgotten to this line, or delete the folder
      """#),
    Mistake(
      "a listed lesson without a folder",
      [.replace(#""01-width""#, #""01-width", "02-height""#, in: "course.json")],
      #"""
      course.json:4:58: error: there is no folder 02-height: create it, correct its name here, or remove it from the list
      """#),
    Mistake(
      "a listed exercise without a folder",
      [.replace("exercises: make-it-wide", "exercises: make-it-wide, more", in: lesson)],
      #"""
      01-width/lesson.md:7:1: error: there is no folder 01-width/more: create it, correct its name here, or remove it from the list
      """#),
    Mistake(
      "a lesson that is listed under another name",
      [.replace("01-width", "01-widht", in: "course.json")],
      #"""
      course.json:4:46: error: there is no folder 01-widht: create it, correct its name here, or remove it from the list
      course.json:4:45: error: the folder 01-width has a lesson, but no chapter lists it, so nobody gets it: add "01-width" to this list or to another chapter, or delete the folder
      """#),
    Mistake(
      "two errors in two exercises' files",
      [.replace(#""kind""#, #""knid""#, in: json), .replace("//! seen:", "//! sean:", in: wrong)],
      #"""
      01-width/make-it-wide/exercise.json:3:3: error: there is no key "knid" here: did you mean "kind"?
      01-width/make-it-wide/wrong/narrow.layout:3:1: error: a header line has the form `//! key: words`, and the keys are mistake, verdict, about, seen, meaning, next
      """#),
    Mistake(
      "an exercise without exercise.json",
      [.remove(json)],
      #"""
      01-width/make-it-wide/exercise.json: error: there is no such file: it describes the exercise. Create it, or remove make-it-wide from the exercises of 01-width/lesson.md
      """#),
    Mistake(
      "a lesson without lesson.md",
      [.remove(lesson)],
      #"""
      01-width/lesson.md: error: there is no such file: it has the text of the lesson. Create it, or remove 01-width from the lessons in course.json
      """#),
    Mistake(
      "no starter",
      [.remove("01-width/make-it-wide/starter.layout")],
      #"""
      01-width/make-it-wide/starter.layout: error: there is no such file: it has what the learner begins with. Create it, with a blank ___ or a mistake that the learner corrects
      """#),
    Mistake(
      "no solution",
      [.remove("01-width/make-it-wide/solution.layout")],
      #"""
      01-width/make-it-wide/solution.layout: error: there is no such file: it has the answer that gives the wanted layout. Create it
      """#),
    Mistake(
      "no solution and a spoilt wrong answer",
      [
        .remove("01-width/make-it-wide/solution.layout"), .replace("//! seen:", "seen:", in: wrong),
      ],
      #"""
      01-width/make-it-wide/solution.layout: error: there is no such file: it has the answer that gives the wanted layout. Create it
      01-width/make-it-wide/wrong/narrow.layout:1:1: error: the header has no line `//! seen: …`: add one
      """#),
    Mistake(
      "a hint that gives the line away",
      [.replace(#""look""#, #""Write `Box.width = 80.0`.""#, in: json)],
      #"""
      01-width/make-it-wide/exercise.json:9:13: error: hint 1 gives the answer away: Box.width = 80.0
      """#),
    Mistake(
      "an empty hint",
      [.replace(#""look""#, #""""#, in: json)],
      #"""
      01-width/make-it-wide/exercise.json:9:13: error: hint 1 is empty: write it
      """#),
    Mistake(
      "two wrong answers with the same words",
      [.write(otherWrong, to: "01-width/make-it-wide/wrong/other.layout")],
      #"""
      01-width/make-it-wide/wrong/other.layout:1:1: error: 01-width/make-it-wide/wrong/narrow.layout has the same words: say here what is different about this answer. If it is the same mistake, write `//! mistake: narrow` here
      """#),
    Mistake(
      "a wrong answer of another verdict",
      [.replace("Box.width = 40.0", "Box.width = 44.0", in: wrong)],
      #"""
      01-width/make-it-wide/wrong/narrow.layout:1:1: error: the verdict is `misplaced Box.width 44 not 80, window 320x80`, but the header says `misplaced Box.width 40 not 80, window 320x80`
      """#),
    Mistake(
      "a wrong answer that passes",
      [.replace("Box.width = 40.0", "Box.width = 80.0", in: wrong)],
      #"""
      01-width/make-it-wide/wrong/narrow.layout:1:1: error: this answer passes, so it isn't wrong: change it, or move it to alternatives without its header
      """#),
    Mistake(
      "a wrong answer without words",
      [.replace("//! seen: Line {line 1} makes the box {Box.width} points wide.\n", "", in: wrong)],
      #"""
      01-width/make-it-wide/wrong/narrow.layout:1:1: error: the header has no line `//! seen: …`: add one
      """#),
    Mistake(
      "a wrong answer with a bad name",
      [.write(otherWrong, to: "01-width/make-it-wide/wrong/my answer.layout")],
      #"""
      01-width/make-it-wide/wrong: error: the file name "my answer.layout" can't be used: rename the file so that its name has only letters, digits, - and _, one dot before the ending, and no - at its beginning
      """#),
    Mistake(
      "a starter that passes",
      [.write("Box.width = 80\n", to: "01-width/make-it-wide/starter.layout")],
      #"""
      01-width/make-it-wide/starter.layout: error: the starter passes as it is: leave something to do
      """#),
    Mistake(
      "a solution with a slip",
      [.write("Box.widht = 80\n", to: "01-width/make-it-wide/solution.layout")],
      #"""
      01-width/make-it-wide/solution.layout:1:5: error: the solution isn't accepted: unreadable E201 line 1. Correct it; Lessons/FORMAT.md, section 8, explains each verdict
      """#),
    Mistake(
      "a solution that leaves something ambiguous",
      [.write("Box.width >= 80\n", to: "01-width/make-it-wide/solution.layout")],
      #"""
      01-width/make-it-wide/solution.layout: error: the solution doesn't give exactly one layout in window 320x80: change its lines until each view has one position and one size there
      """#),
    Mistake(
      "windows that are all shown",
      [.replace("[[600, 112]]", "[[320, 80]]", in: json)],
      #"""
      01-width/make-it-wide/exercise.json: error: only 2 windows are checked: use at least 3
      01-width/make-it-wide/solution.layout:1:1: error: the solution still passes if `Box.width = 1.0 * Superview.height + 0.0` replaces this line, but only by coincidence: in window 548x81, Box.width is 80, but the equation needs 81. Add an unshown window with other proportions or contents
      """#),
    Mistake(
      "a mark that is left",
      [.replace("How wide?", "‹How wide?›", in: lesson)],
      #"""
      01-width/lesson.md:15:1: error: the mark ‹ is still here: replace what stands between ‹ and › with your own words, and remove these marks
      """#),
    Mistake(
      "marks in an exercise that can't be read for it",
      [.replace(#""fill""#, #""‹fill›""#, in: json)],
      #"""
      01-width/make-it-wide/exercise.json:3:12: error: the mark ‹ is still here: replace what stands between ‹ and › with your own words, and remove these marks
      """#),
    Mistake(
      "an unknown key of the front matter",
      [.replace("source: nobody", "sources: nobody", in: lesson)],
      #"""
      01-width/lesson.md:6:1: error: there is no key sources; the keys are id, title, teaches, needs, leaves-out, source, exercises, exceptions, swift-below
      """#),
    Mistake(
      "an exercise name that leads out",
      [.replace("exercises: make-it-wide", "exercises: ../make-it-wide", in: lesson)],
      #"""
      01-width/lesson.md:7:12: error: "../make-it-wide" can't be the name of a lesson or an exercise: use only letters, digits, - and _, and don't begin with -
      """#),
    Mistake(
      "no teaches",
      [.replace("teaches: width\n", "", in: lesson)],
      #"""
      01-width/lesson.md:1:1: error: the front matter has no line `teaches: …`: add one
      """#),
    Mistake(
      "a section that is misspelt",
      [.replace("## One idea", "## One Idea", in: lesson)],
      #"""
      01-width/lesson.md:1:1: error: the sections are Guess first, One Idea, Worked example, Your turn, If you guessed …, Why it works, In Swift, Further, but they must be Guess first, One idea, Worked example, Your turn, If you guessed …, Why it works, In Swift, Further
      """#),
    Mistake(
      "HTML in a lesson",
      [.replace("It does.", "It <b>does</b>.", in: lesson)],
      #"""
      01-width/lesson.md:47:4: error: HTML isn't supported here: put code between backticks, or write a space after <
      """#),
    Mistake(
      "a bad lesson and a bad exercise",
      [
        .replace("It does.", "It <b>does</b>.", in: lesson),
        .replace(#""kind""#, #""knid""#, in: json),
      ],
      #"""
      01-width/lesson.md:47:4: error: HTML isn't supported here: put code between backticks, or write a space after <
      01-width/make-it-wide/exercise.json:3:3: error: there is no key "knid" here: did you mean "kind"?
      """#),
    Mistake(
      "a version of the future",
      [.replace(#""formatVersion": 1"#, #""formatVersion": 2"#, in: "course.json")],
      #"""
      course.json:2:20: error: "formatVersion" must be 1, the format version that this program reads, not 2
      """#),
  ]
}

/// Slips in how JSON and the given lines in it are written.
extension AuthorsMistakesTests {
  static let mistakesOfWriting: [Mistake] = [
    Mistake(
      "a tab in a string",
      [.replace("Make Box 80", "Make\tBox 80", in: json)],
      #"""
      01-width/make-it-wide/exercise.json:4:16: error: this string contains a tab: write \t instead, or spaces
      """#),
    Mistake(
      "an escape character in a string",
      [.replace("Make Box 80", "Make\u{1B}Box 80", in: json)],
      #"""
      01-width/make-it-wide/exercise.json:4:16: error: this string contains an invisible control character: delete it, or write \u001b instead
      """#),
    Mistake(
      "a line break in a string",
      [.replace("Make Box 80", "Make\nBox 80", in: json)],
      #"""
      01-width/make-it-wide/exercise.json:4:11: error: this string has no end: close it with " on the same line
      """#),
    Mistake(
      "a quote that isn't escaped",
      [.replace("Make Box 80", #"Make "Box" 80"#, in: json)],
      #"""
      01-width/make-it-wide/exercise.json:4:18: error: expected a comma or }, but found "B"
      """#),
    Mistake(
      "a comma too many",
      [.replace(#""start"]"#, #""start",]"#, in: json)],
      #"""
      01-width/make-it-wide/exercise.json:9:37: error: remove the comma before the closing bracket
      """#),
    Mistake(
      "a comma too few",
      [.replace(#""kind": "fill","#, #""kind": "fill""#, in: json)],
      #"""
      01-width/make-it-wide/exercise.json:4:3: error: expected a comma or }, but found "\""
      """#),
    Mistake(
      "curly quotes",
      [.replace(#""kind""#, "“kind”", in: json)],
      #"""
      01-width/make-it-wide/exercise.json:3:3: error: expected a key in double quotes, but found "“"
      """#),
    Mistake(
      "a comment",
      [.replace(#""kind""#, "// easy\n  \"kind\"", in: json)],
      #"""
      01-width/make-it-wide/exercise.json:3:3: error: remove this comment: JSON has no comments
      """#),
    Mistake(
      "a misspelt attribute in given",
      [.replace("Box.leading =", "Box.leadng =", in: json)],
      #"""
      01-width/make-it-wide/exercise.json:6:18: error: the given line `Box.leadng = Superview.leading` can't be read (E201): unknown attribute leadng; did you mean leading?
      """#),
    Mistake(
      "a misspelt view in given",
      [.replace("Box.height = 40", "Bax.height = 40", in: json)],
      #"""
      01-width/make-it-wide/exercise.json:6:76: error: the given line `Bax.height = 40` can't be read (E202): unknown view Bax; did you mean Box?
      """#),
    Mistake(
      "a decimal comma in given",
      [.replace("Box.height = 40", "Box.height = 40,5", in: json)],
      #"""
      01-width/make-it-wide/exercise.json:6:91: error: the given line `Box.height = 40,5` can't be read (E106): a comma is not a decimal point; write 40.5
      """#),
    Mistake(
      "a given line with a blank",
      [.replace("Box.height = 40", "Box.height = ___", in: json)],
      #"""
      01-width/make-it-wide/exercise.json:6:89: error: the given line `Box.height = ___` has a blank: write the whole line, because learners can't fill it in
      """#),
    Mistake(
      "a given line without a sign",
      [.replace("Box.height = 40", "Box.height 40", in: json)],
      #"""
      01-width/make-it-wide/exercise.json:6:87: error: the given line `Box.height 40` can't be read (E110): there is no operator before 40; write * or + before it
      """#),
    Mistake(
      "a given line that breaks a rule",
      [.replace("Box.height = 40", "Box.height = Superview.top", in: json)],
      #"""
      01-width/make-it-wide/exercise.json:6:76: error: the given line `Box.height = Superview.top` isn't a valid constraint. Box.height is a size, and Superview.top is a position. A size says how large a view is, and a position says where it is. Neither can be calculated from the other alone. Correct it
      """#),
    Mistake(
      "pixels in given",
      [.replace("Box.height = 40", "Box.height = 40px", in: json)],
      #"""
      01-width/make-it-wide/exercise.json:6:91: error: the given line `Box.height = 40px` can't be read (E108): numbers in Auto Layout are points, not pixels; leave the unit out
      """#),
  ]
}
