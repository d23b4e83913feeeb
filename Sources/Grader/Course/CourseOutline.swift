import LayoutEngine

/// What `course.json` says: the chapters, and the folders of their lessons.
struct CourseOutline {
  /// The file that lists the lessons.
  static let fileName = "course.json"
  /// The shape of course files that this program reads.
  static let formatVersion = 1

  /// A chapter with its lessons' folders, each with the place where it is listed.
  struct Chapter {
    let title: String
    let folders: [(name: String, place: SourcePlace)]
    /// Where the list of its lessons begins.
    let listPlace: SourcePlace
    /// Whether its lessons have numbers of their own: `A1`, `A2`.
    let isAppendix: Bool
  }

  let title: String
  let chapters: [Chapter]
  /// The minute at which the lesson that teaches an idea must begin, at the latest.
  let deadlines: [Course.Deadline]

  /// The numbers of all lessons, in the order in which they are taught.
  var numbers: [LessonNumber] {
    LessonNumber.all(of: chapters.map { ($0.folders.count, $0.isAppendix) })
  }

  /// Reads the file; no folder may be listed twice.
  init(_ file: CourseText) throws(CourseError) {
    self = try JSONFile.read(file) { field throws(PlacedJSONError) in
      try field.object { object throws(PlacedJSONError) in try CourseOutline(&object) }
    }
    var names: Set<String> = []
    for (name, place) in chapters.flatMap({ $0.folders }) where !names.insert(name).inserted {
      throw CourseError(
        file.path, at: place, .says("course.lessonTwice", ["name": .text(name)]))
    }
  }

  private init(_ object: inout ObjectReader) throws(PlacedJSONError) {
    let version = try object.required("formatVersion")
    if try version.number() != Double(Self.formatVersion) {
      throw version.mismatch(.says("json.wants.version", ["version": .count(Self.formatVersion)]))
    }
    title = try object.required("title").string()
    chapters = try object.required("chapters").array(of: .says("json.items.chapters")) {
      chapter throws(PlacedJSONError) in
      try chapter.object { object throws(PlacedJSONError) in
        let (title, lessons) = (try object.required("title"), try object.required("lessons"))
        return try Chapter(
          title: title.string(),
          folders: lessons.array(of: .says("json.items.folders")) {
            name throws(PlacedJSONError) in
            (try name.slug(), name.json.place)
          }, listPlace: lessons.json.place,
          isAppendix: object.optional("appendix")?.bool() ?? false)
      }
    }
    var deadlines: [Course.Deadline] = []
    for (idea, minute) in try object.optional("by")?.members() ?? [] {
      deadlines.append(
        try Course.Deadline(
          idea: idea, minute: minute.number(), place: minute.json.place))
    }
    self.deadlines = deadlines
  }
}
