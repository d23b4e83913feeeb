import Foundation
import Testing

@Suite("House rules: other packages can depend on this one")
struct PackageTests {
  @Test("no target has unsafe flags, which would forbid it")
  func flags() throws {
    let manifest = try String(
      contentsOf: SourceTree.root.appending(path: "Package.swift"), encoding: .utf8)
    #expect(manifest.contains(#".library(name: "LayoutEngine", targets: ["LayoutEngine"])"#))
    #expect(!manifest.contains("unsafeFlags"))
  }

  @Test("what they see of the engine is small, and each symbol is documented")
  func symbols() {
    var count = 0
    for file in SourceTree.files(below: "Sources/LayoutEngine") {
      var isPublicEnum = false
      for (number, text) in file.code {
        if text.contains("enum ") { isPublicEnum = text.hasPrefix("public ") }
        // The cases of a public enumeration are public without saying so.
        let isCase = isPublicEnum && text.hasPrefix("case ") && !text.hasPrefix("case .")
        guard text.hasPrefix("public ") || isCase else { continue }
        count += 1
        let above = file.lines[number - 2].drop { $0 == " " }
        #expect(above.hasPrefix("///"), "\(file):\(number) isn't documented")
      }
    }
    #expect((1...40).contains(count), "there are \(count)")
  }
}
