enum StringsLoader {
  static func load(_ file: CourseText) throws(CourseError) -> StringsCatalogue {
    try file.json().object { object throws(CourseError) in
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

  /// A language without rules has one word for every number.
  private static func plurals(in field: JSONField?) throws(CourseError) -> PluralRules {
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

  private static func templates(in field: JSONField) throws(CourseError) -> [String: String] {
    var templates: [String: String] = [:]
    for (key, text) in try field.members() {
      guard case .string(let template) = text.json.value else {
        throw CourseError(missing: key, in: text.path, at: text.json.place)
      }
      templates[key] = template
    }
    return templates
  }
}
