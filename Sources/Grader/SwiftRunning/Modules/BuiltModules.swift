import Platform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

package struct BuiltModules: Hashable, Sendable {
  package let folder: ModuleFolder
  let recipe: AnswerRecipe

  /// The modules in a folder; `nil` if they aren't there, or not all of them.
  init?(_ folder: ModuleFolder) {
    guard let text = try? TextFile.read(folder.recipe),
      let recipe = try? JSONDecoder().decode(AnswerRecipe.self, from: Data(text.utf8))
    else { return nil }
    self.folder = folder
    self.recipe = recipe
  }

  private init(_ folder: ModuleFolder, _ recipe: AnswerRecipe) {
    self.folder = folder
    self.recipe = recipe
  }

  /// Marks a folder as complete; `nil` if the mark can't be written.
  static func finished(_ folder: ModuleFolder, _ recipe: AnswerRecipe) -> BuiltModules? {
    guard let data = try? JSONEncoder().encode(recipe),
      SmallFile.replace(folder.recipe, with: String(decoding: data, as: UTF8.self))
    else { return nil }
    return BuiltModules(folder, recipe)
  }
}
