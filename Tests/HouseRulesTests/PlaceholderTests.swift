import Testing

@Suite("Placeholder")
struct PlaceholderTests {
  @Test("builds") func builds() { #expect(Bool(true)) }
}
