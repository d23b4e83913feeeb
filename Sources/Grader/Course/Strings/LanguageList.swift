/// The languages that somebody reads, the preferred one first, each as the name of its strings file.
///
/// Source: POSIX, "Environment Variables", section 8.2: `LC_ALL` comes before `LC_MESSAGES`, and that
/// before `LANG`.
package struct LanguageList: Hashable, Sendable {
  /// The language that every course has, and that every sentence exists in.
  package static let english = "en"

  /// Tags such as `pt-BR` and `pt`; empty where English is meant.
  package let tags: [String]

  /// Takes the first variable that is set and not empty: `pt_BR.UTF-8` means `pt-BR`, else `pt`.
  package init(_ environment: [String: String] = [:]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    var parts = locale.prefix { $0 != "." && $0 != "@" }
      .split(separator: "_", omittingEmptySubsequences: false)
    let isTag = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
    if !isTag || ["C", "POSIX"].contains(parts.first) { parts = [] }
    var tags: [String] = []
    while !parts.isEmpty {
      tags.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    self.tags = tags
  }
}
