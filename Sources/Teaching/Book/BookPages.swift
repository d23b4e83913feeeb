import Course
import Feedback
import Grading
import LayoutEngine
import Terminal

/// The pages of a book: an index, one for each lesson and exercise, sheets, and reviews.
struct BookPages {
  private let options: BookOptions
  private let chapters: [BookChapter]
  private let session: Session
  private let page: BookPage

  init(_ options: BookOptions, _ chapters: [BookChapter], _ session: Session) {
    (self.options, self.chapters, self.session) = (options, chapters, session)
    page = BookPage(session: session, options: options)
  }

  private var parts: [BookChapter.Part] { chapters.flatMap(\.lessons) }

  /// Every page with the name of its file.
  func all() throws(CommandError) -> [(name: String, text: String)] {
    var pages = [(name: BookPage.indexFile, text: index)]
    for (place, part) in parts.enumerated() {
      let following = parts.dropFirst(place + 1).first?.lesson
      pages.append((BookPage.file(of: part.lesson.header), lesson(part, before: following)))
    }
    // What comes after the exercises is on sheets, too.
    if options.hasSolutions {
      pages += chapters.map { (BookPage.file(ofSheet: $0), sheet(of: $0)) }
    }
    if options.grades { pages.append((BookPage.reviewFile, review)) }
    for (place, part) in parts.enumerated() {
      let following = parts.dropFirst(place + 1).first?.lesson.header
      pages += part.exercises.enumerated().map { index, prepared in
        let rest = part.exercises.dropFirst(index + 1).map(\.exercise)
        let next = next(of: rest, before: following)
        let text = BookExercise(page: page, prepared: prepared, next: next).text
        return (BookPage.file(of: prepared.exercise), text)
      }
    }
    return pages
  }

  /// What comes after an exercise: another one of its lesson, or else the next lesson.
  private func next(
    of rest: [Exercise], before following: LessonHeader?
  ) -> (title: String, file: String)? {
    // A page takes no Swift, so it passes over what is answered in Swift alone.
    let own = rest.first { !options.grades || $0.notations.contains(.equations) }
    return own.map { ($0.title, BookPage.file(of: $0)) }
      ?? following.map { (page.name(of: $0), BookPage.file(of: $0)) }
  }

  // MARK: The index

  private var index: String {
    page.page("index", title: session.course.title) { html in
      let all = parts.flatMap(\.exercises).map(\.exercise)
      let graded = all.filter { $0.notations.contains(.equations) }
      if options.grades {
        // The script puts the number of solved exercises in place of the first one.
        let count = page.text(.says("book.progress", ["solved": 0, "total": graded.count]))
        html.add(markup: "<p class=\"progress\" hidden=\"hidden\">\(Markup.content(count))</p>\n")
        html.add(markup: saving)
      }
      if options.grades {
        let words = page.text(.says("book.review.link"))
        html.add(.paragraph([.link([.text(words)], target: BookPage.reviewFile)]))
      }
      if all.count > graded.count {
        html.add(
          .paragraph([
            .text(page.text(.says("book.swiftCount", ["count": all.count - graded.count])))
          ]))
      }
      for chapter in chapters {
        html.add(.heading(level: 2, [.text(chapter.title)]))
        for part in chapter.lessons { add(part, to: &html) }
        if options.hasSolutions { html.add(page.sheet(chapter)) }
      }
    }
  }

  // MARK: Sheets and reviews

  private func sheet(of chapter: BookChapter) -> String {
    let lessons = chapter.lessons.map { (session.number(of: $0.lesson.header), $0.lesson) }
    let title = page.title(ofSheet: chapter)
    return page.page("sheet", title: title, above: [.text(title)]) { html in
      html.add(ChapterSheet(chapter.title, lessons).document.blocks)
    }
  }

  /// The page that asks what is due; the script fills it in.
  private var review: String {
    let title = page.text(.says("book.review"))
    return page.page("review", title: title, above: [.text(title)]) { html in
      html.add(
        markup: "<div class=\"review\"\(page.troubles)>\n"
          + "<form class=\"answer\" autocomplete=\"off\">\n<div class=\"item\" aria-live=\"polite\"></div>\n"
          + "<p class=\"buttons\" hidden=\"hidden\">"
          + page.checkButton
          + page.button("on", .says("book.review.on"))
          + "</p>\n</form>\n<div class=\"told\" aria-live=\"polite\"></div>\n</div>\n")
    }
  }

  /// The buttons by which progress becomes a file, and comes from one.
  private var saving: String {
    let (took, unread) = (page.text(.says("book.took")), page.text(.says("book.unreadFile")))
    func button(_ kind: String, _ sentence: Sentence) -> String {
      "<button type=\"button\" class=\"\(kind)\">\(Markup.content(page.text(sentence)))</button>\n"
    }
    return "<div class=\"saving\" hidden=\"hidden\" data-took=\"\(Markup.attribute(took))\" "
      + "data-unread=\"\(Markup.attribute(unread))\">\n<p class=\"buttons\">\n"
      + button("save", .says("book.save")) + button("take", .says("book.take"))
      + "<input type=\"file\" accept=\".json\" hidden=\"hidden\"/></p>\n"
      + "<p role=\"status\"></p>\n</div>\n"
  }

  private func add(_ part: BookChapter.Part, to html: inout HTMLText) {
    let header = part.lesson.header
    html.add(
      .styled(
        "lesson",
        .paragraph([
          .link([.text(page.name(of: header))], target: BookPage.file(of: header))
        ])))
    addExercises(of: part, to: &html)
  }

  /// Links to the exercises; the script marks those that are solved.
  private func addExercises(of part: BookChapter.Part, to html: inout HTMLText) {
    html.add(markup: "<ul class=\"exercises\">\n")
    for exercise in part.exercises.map(\.exercise) {
      html.add(
        markup: "<li data-exercise=\"\(Markup.attribute(exercise.id))\"><a href=\""
          + "\(Markup.attribute(BookPage.file(of: exercise)))\">"
          + "\(Markup.content(exercise.title))</a> <span class=\"mark\"></span></li>\n")
    }
    html.add(markup: "</ul>\n")
  }

  // MARK: Lessons

  private func lesson(_ part: BookChapter.Part, before following: Lesson?) -> String {
    let lesson = part.lesson
    let name = page.name(of: lesson.header)
    return page.page("lesson", title: name, above: [.text(name)]) { html in
      let sections = lesson.halves.before.filter { $0.title != Lesson.exercisesTitle }
      let trial = GuessTrial(lesson)
      let title = Lesson.PresentedSection.guess.rawValue
      for section in sections {
        guard let trial, section.title == title else {
          add(section, of: lesson, to: &html)
          continue
        }
        html.add(.heading(level: 2, [.text(title)]))
        add(trial.guess.asked, of: lesson, to: &html)
        BookGuess(page: page, lesson: lesson, trial: trial).add(to: &html)
        // The script shows the rest once a choice was made.
        html.add(markup: "<div class=\"rest\">\n")
      }
      if trial != nil { html.add(markup: "</div>\n") }
      if !part.exercises.isEmpty {
        html.add(.heading(level: 2, [.text(Lesson.exercisesTitle)]))
        addExercises(of: part, to: &html)
      }
      // What comes after the exercises tells their answers.
      if options.hasSolutions { addAfter(lesson, to: &html) }
      if options.hasSolutions,
        let chapter = chapters.first(where: { $0.lessons.last?.lesson.id == lesson.id })
      {
        html.add(page.sheet(chapter))
      }
      guard let following else { return }
      html.add(page.next(page.name(of: following.header), BookPage.file(of: following.header)))
    }
  }

  private func addAfter(_ lesson: Lesson, to html: inout HTMLText) {
    let after = lesson.halves.after
    guard !after.isEmpty else { return }
    html.add(
      markup: "<details><summary>\(Markup.content(page.text(.says("book.after"))))</summary>\n")
    for section in after { add(section, of: lesson, to: &html) }
    html.add(.styled("quiet", .paragraph([.text(lesson.header.source)])))
    html.add(markup: "</details>\n")
  }

  private func add(
    _ section: MarkdownDocument.Section, of lesson: Lesson, to html: inout HTMLText
  ) {
    if let title = section.title { html.add(.heading(level: 2, [.text(title)])) }
    add(section.blocks.map(\.content), of: lesson, to: &html)
  }

  private func add(_ blocks: [Document.Block], of lesson: Lesson, to html: inout HTMLText) {
    for block in blocks {
      if case .heading(level: 1, _) = block { continue }
      guard case .listing(let listing) = block, listing.kind == "drawing",
        let picture = lesson.picture(listing)
      else {
        html.add(block)
        continue
      }
      add(picture, listing, of: lesson, to: &html)
    }
  }

  /// Adds a figure; without the module, in wider windows beside it, too.
  private func add(
    _ picture: Picture, _ listing: Document.Listing, of lesson: Lesson, to html: inout HTMLText
  ) {
    let sizes = [picture.window] + (options.grades ? [] : Self.others(picture.window))
    let widest = options.grades ? BookPage.widest(of: sizes) : sizes.map(\.width).max() ?? 0
    let axis = listing.axis.map { $0 == .horizontal ? "horizontal" : "vertical" } ?? "both"
    html.add(markup: "<div class=\"windows\">\n")
    for size in sizes {
      guard let figure = listing["figure"],
        let picture = lesson.picture(
          of: figure, in: size, listing.direction, axis: listing.axis)
      else { continue }
      let layoutCase = LayoutCase(
        CaseWindow(size: size), direction: picture.direction, isShown: true)
      page.add(
        .init(
          title: page.text(layoutCase.title), picture: picture,
          data: [
            ("ask", "figure \(lesson.folder) \(figure)"), ("axis", axis),
            ("height", pointsText(size.height)), ("width", pointsText(size.width)),
          ]), widest: widest, to: &html)
    }
    html.add(markup: "</div>\n")
  }

  /// Two other windows in which a drawing without the module stands, too.
  static func others(_ window: Size) -> [Size] {
    [1.25, 1.5].map { Size(width: (window.width * $0).rounded(), height: window.height) }
  }
}
