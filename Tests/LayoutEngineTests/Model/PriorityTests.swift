import LayoutEngine
import Testing

@Suite("Priorities")
struct PriorityTests {
  @Test(
    "are numbers of 32 bits: what differs by less is the same",
    arguments: [
      (999.99999999, 1000.0), (1000.00001, 1000), (500.00001, 500), (749.9999999, 750), (250, 250),
      (999.5, 999.5), (249.9, 249.9), (999.9999, 999.9999),
    ])
  func same(number: Double, value: Double) throws {
    let priority = try #require(Priority(number))
    #expect(priority.value == value)
    #expect(priority.isRequired == (value == 1000))
  }

  @Test(
    "are more than 0 and at most 1000 as such numbers", arguments: [0, -1, 1000.1, 1e-50, .nan])
  func none(number: Double) { #expect(Priority(number) == nil) }
}
