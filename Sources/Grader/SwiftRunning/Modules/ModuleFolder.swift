/// A folder with everything that answers are compiled against and run by, for one toolchain.
package struct ModuleFolder: Hashable, Sendable {
  /// Its absolute path; the compiler's cache in it works nowhere else.
  package let path: String

  /// The sources of the folder.
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
  /// The program that runs answers.
  package var host: String { path + "/host" }
  /// The names that learners' code may use, with which misspelt ones are compared.
  var names: String { path + "/names.txt" }
  /// The names that UIKit has, in the same form.
  var uikitNames: String { path + "/uikit-names.txt" }
  /// How the compiler and the linker are called; written last, so it says that all is there.
  var recipe: String { path + "/recipe.json" }
  /// The compiler's own cache, filled when the folder was built.
  var compilerCache: String { path + "/compiler-cache" }
  /// Modules that only editors import, if they could be built.
  var editor: String { path + "/editor" }
  /// A small answer that is compiled when the folder is built.
  var sample: String { path + "/sample" }
}
