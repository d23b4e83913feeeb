/// A folder with everything that answers are compiled against and run by, for one toolchain.
package struct ModuleFolder: Hashable, Sendable {
  /// Its absolute path; the compiler's cache in it works nowhere else.
  package let path: String

  package var id: String { String(path.split(separator: "/").last ?? "") }
  /// The library with the engine and all modules that answers import.
  ///
  /// Darwin's linker looks for a name that ends in `.dylib`.
  package var library: String {
    #if os(macOS)
      path + "/libLayoutUIKit.dylib"
    #else
      path + "/libLayoutUIKit.so"
    #endif
  }
  package var host: String { path + "/host" }
  /// The names that learners' code may use, with which misspelt ones are compared.
  var names: String { path + "/names.txt" }
  /// The names that UIKit has, in the same form.
  var uikitNames: String { path + "/uikit-names.txt" }
  /// How the compiler and the linker are called; written last, so it says that all is there.
  var recipe: String { path + "/recipe.json" }
  var compilerCache: String { path + "/compiler-cache" }
  /// Modules that only editors import, if they could be built.
  var editor: String { path + "/editor" }
  var sample: String { path + "/sample" }
}
