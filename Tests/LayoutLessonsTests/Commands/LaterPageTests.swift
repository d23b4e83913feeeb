import Testing

@Suite("Program: moments and trees as they are printed")
struct LaterPageTests {
  @Test("an exercise tells the moments that are looked at")
  func moments() throws {
    let shown = try Learner().run("show", "other-corner").output
    #expect(shown.contains("\n  In a window 320 by 176, with move() called once:\n"))
    #expect(
      shown.hasSuffix(
        """
          It is checked in windows of 320, 320 (with move() called once), 320 (with
          move() called twice) and 1 more width, in both directions.
        """), "\(shown)")
  }

  @Test("an exercise about the tree draws it, with the words to answer with once")
  func tree() throws {
    let shown = try Learner().run("show", "who-takes-part").output
    #expect(
      shown.hasSuffix(
        """
          These lines hold already:

            photo.width = 64.0
            photo.leading = 1.0 * card.leading + 8.0

            view
            └─ page
               ├─ card
               │  ├─ photo
               │  └─ caption
               └─ bar

            1  photo.updateConstraints   page.updateConstraints
            2  page.layoutSubviews   photo.layoutSubviews
            3  page.updateConstraints   photo.layoutSubviews
            4  view.updateConstraints   card.updateConstraints

          Answer with one of: yes, no.
        """), "\(shown)")
  }
}
