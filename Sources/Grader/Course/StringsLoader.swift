enum StringsLoader {
  static func load(_ file: CourseText) throws(CourseError) -> StringsCatalogue {
    try JSONFile.read(file) { field throws(PlacedJSONError) in
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
}
