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
