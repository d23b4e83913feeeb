/// Reads the sentences of one language.
enum StringsLoader {
  /// Reads a catalogue and compares it with the sentences that the program can say.
  ///
  /// - Throws: ``CourseError`` for a key that is missing, or a placeholder that its sentence has
  ///   no value for.
  static func load(
    _ file: CourseText, comparedWith sentences: [any SentenceKey.Type]
  ) throws(CourseError) -> StringsCatalogue {
    let catalogue = try JSONFile.read(file) { field throws(PlacedJSONError) in
      try field.object { object throws(PlacedJSONError) in
        let version = try object.required("formatVersion")
        if try version.number() != Double(CourseOutline.formatVersion) {
          throw version.mismatch(
            .says("json.wants.stringsVersion", ["version": .count(CourseOutline.formatVersion)]))
        }
        return StringsCatalogue(
          language: try object.required("language").string(),
          plurals: try plurals(in: object.optional("plurals")),
          templates: try templates(in: object.required("strings")))
      }
    }
    for area in sentences { try check(catalogue, area, file: file) }
    return catalogue
  }

  /// A language without rules has one word for every number.
  private static func plurals(in field: JSONField?) throws(PlacedJSONError) -> PluralRules {
    guard let field else { return PluralRules() }
    var rules: [PluralCategory: String] = [:]
    for (name, rule) in try field.members() {
      guard let category = PluralCategory(rawValue: name), category != .other else {
        throw rule.mismatch(.says("json.wants.category"), found: name)
      }
      rules[category] = try rule.string()
    }
    do { return try PluralRules(rules) } catch {
      throw field.mismatch(.says("json.wants.pluralRules"), found: error.rule)
    }
  }

  private static func templates(
    in field: JSONField
  ) throws(PlacedJSONError) -> [String: String] {
    guard case .object(let members) = field.json.value else { throw field.mismatch(.object) }
    var templates: [String: String] = [:]
    for member in members {
      guard case .string(let text) = member.json.value else {
        throw PlacedJSONError(.missingKey(member.key), at: member.json.place)
      }
      templates[member.key] = text
    }
    return templates
  }

  private static func check<Area: SentenceKey>(
    _ catalogue: StringsCatalogue, _ area: Area.Type, file: CourseText
  ) throws(CourseError) {
    for key in area.allCases {
      guard catalogue.has(key.rawValue) else {
        throw CourseError(
          file.path, .says("course.strings.missing", ["key": .text(key.rawValue)]))
      }
      let unknown = catalogue.placeholders(in: key.rawValue).subtracting(key.parameters)
      if let name = unknown.sorted().first {
        let known = key.parameters.sorted().joined(separator: ", ")
        throw CourseError(
          file.path,
          .says(
            "course.strings.placeholder",
            [
              "key": .text(key.rawValue), "name": .text("{\(name)}"),
              "names": .text(known.isEmpty ? "–" : known),
            ])
        )
      }
    }
  }
}
