enum AllowedWords {
  /// Modules that can be imported; those of ``emptyModules`` have nothing of their own here.
  static let modules: Set<String> = emptyModules.union(
    ["Foundation"] + SourceRoot.Part.allCases.compactMap(\.importedName))

  /// Modules whose types come with UIKit here, so that their imports are blanked.
  ///
  /// On a Mac Foundation has types that our UIKit declares, too, so that a file with both imports
  /// would have two of a name; UIKit brings Foundation anyway.
  static var emptyModules: Set<String> {
    #if os(macOS)
      ["CoreGraphics", "Foundation", "QuartzCore"]
    #else
      ["CoreGraphics", "QuartzCore"]
    #endif
  }

  static let importKinds: Set<String> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  static let directives: Set<String> = [
    "available", "colorLiteral", "column", "else", "elseif", "endif", "error", "file", "fileID",
    "filePath", "function", "if", "imageLiteral", "keyPath", "line", "selector", "unavailable",
    "warning",
  ]

  private static let attributes: Set<String> = [
    "autoclosure", "available", "discardableResult", "dynamicCallable", "dynamicMemberLookup",
    "escaping", "frozen", "globalActor", "inlinable", "inline", "nonobjc", "objc", "objcMembers",
    "preconcurrency", "propertyWrapper", "resultBuilder", "retroactive", "testable", "unchecked",
    "unknown", "main", "convention",
  ]

  /// Attributes of Core Data, which have no meaning here.
  private static let emptyPromises: Set<String> = ["NSManaged"]

  /// Attributes of Swift that do no harm, and the learner's own, which begin with a capital.
  static func isAttribute(_ name: String) -> Bool {
    attributes.contains(name)
      || (name.first?.isUppercase == true && !emptyPromises.contains(name))
  }
}
