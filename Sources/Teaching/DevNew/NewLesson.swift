import Terminal

/// The `lesson.md` of a new lesson: all sections in their order, with what belongs in each.
struct NewLesson {
  /// The folder's name without its number.
  let slug: String
  /// The name of its exercise.
  let exercise: String

  var file: NewFile { NewFile(path: "lesson.md", text: [top, before, after].joined()) }

  private var top: String {
    """
    ---
    id: \(slug)
    title: ‹Four words or fewer›
    teaches: ‹\(slug)›
    needs: ‹›
    leaves-out: ‹what a curious reader will ask, and where it comes›
    source: ‹the work and the section that this lesson retells›
    exercises: \(exercise)
    ---
    # ‹Four words or fewer›

    **After this lesson** you can ‹say one or two things that the reader can do then›.

    """
  }

  private var before: String {
    """

    ## Guess first

    ‹A question that the common misconception answers badly, in a window 320 points wide.›

    ```layout figure=row window=320x80 axis=horizontal gives=Blue.trailing:156,Red.leading:164
    Blue.leading = 1.0 * Superview.leading + 16.0
    Red.leading  = 1.0 * Blue.trailing + 8.0
    Red.trailing = 1.0 * Superview.trailing - 16.0
    Blue.width   = 1.0 * Red.width + 0.0
    ```

    ‹How wide is Blue?›

    a. ‹what the misconception says›
    b. ‹what follows from the lines›
    c. ‹another answer that tempts›

    ## One idea

    **‹The sentence to remember.›**

    ‹Two or three sentences on what it means.›

    ## Worked example

    ‹Every step, with its numbers.› Blue ends at **156**, and Red begins at **164**.

    ```drawing figure=row window=320x80 axis=horizontal
    ┌────────────────────────────────────────┐
    │  ┌────────────────┐ ┌───────────────┐  │
    │  │      Blue      │ │      Red      │  │
    │  └────────────────┘ └───────────────┘  │
    └────────────────────────────────────────┘
    0  16             156 164           304  320
    ```

    ## Your turn

    - `\(exercise)` — ‹what to do, in one line›

    """
  }

  private var after: String {
    """

    ## If you guessed …

    **a.** ‹Why it tempts, and why it fails.›

    **b.** ‹Why it holds in other windows, too.›

    **c.** ‹Why it tempts, and why it fails.›

    ## Why it works

    ‹What the idea rests on.›

    ## In Swift

    ```swift same-as=row
    blue.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 16)
    red.leadingAnchor.constraint(equalTo: blue.trailingAnchor, constant: 8)
    red.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -16)
    blue.widthAnchor.constraint(equalTo: red.widthAnchor)
    ```

    ## Further

    ‹A challenge.› ‹Where to read on:› [‹the source›](‹https://developer.apple.com/›)

    """
  }
}
