import LayoutMasonry
import Testing

@MainActor
@Suite("Importing Masonry")
struct ImportTests {
  @Test("gives views, too")
  func views() { #expect(UIView().superview == nil) }
}
