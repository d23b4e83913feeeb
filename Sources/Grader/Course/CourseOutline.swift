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
  }

  let title: String
  let chapters: [Chapter]

  /// Reads the file; no folder may be listed twice.
  init(_ file: CourseText) throws(CourseError) {
    self = try JSONFile.read(file) { field throws(PlacedJSONError) in
      try field.object { object throws(PlacedJSONError) in try CourseOutline(&object) }
    }
    var names: Set<String> = []
    for (name, place) in chapters.flatMap(\.folders) where !names.insert(name).inserted {
      throw CourseError(
        file.path, at: place, "the lesson \(name) is listed twice; remove one of the two")
    }
  }

  private init(_ object: inout ObjectReader) throws(PlacedJSONError) {
    let version = try object.required("formatVersion")
    if try version.number() != Double(Self.formatVersion) {
      throw version.mismatch("\(Self.formatVersion), the format that this program reads")
    }
    title = try object.required("title").string()
    chapters = try object.required("chapters").array(of: "chapters") {
      chapter throws(PlacedJSONError) in
      try chapter.object { object throws(PlacedJSONError) in
        try Chapter(
          title: object.required("title").string(),
          folders: object.required("lessons").array(of: "folder names") {
            name throws(PlacedJSONError) in
            (try name.string(), SourcePlace(name.json.place))
          })
      }
    }
  }
}
