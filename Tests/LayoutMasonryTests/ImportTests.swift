import LayoutMasonry
import Testing

@MainActor
@Suite("Importing Masonry")
struct ImportTests {
  @Test("also imports views")
  func views() { #expect(UIView().superview == nil) }
}
