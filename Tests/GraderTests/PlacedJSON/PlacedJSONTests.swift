import LayoutEngine
import Course
import LayoutEngine
import Testing

@Suite("Placed JSON: every value knows where it stands")
struct PlacedJSONTests {
  @Test(
    "keeps values, member order and places",
    arguments: [
      ("null", "null@1:1"),
      (" true\n", "true@1:2"),
      ("\u{FEFF}false", "false@1:1"),
      ("-0.5e+2", "-50.0@1:1"),
      ("[0, 1E2,\r\n 3.25]", "[0.0@1:2 100.0@1:5 3.25@2:2]@1:1"),
      ("[]", "[]@1:1"),
      ("{\"b\": 1,\n\t\"a\": [ {} ]}", "{b@1:2=1.0@1:7 a@2:2=[{}@2:9]@2:7}@1:1"),
      ("[\"e\u{301}👩‍👩‍👧\", \"中\",1]", "[e\u{301}👩‍👩‍👧@1:2 中@1:8 1.0@1:12]@1:1"),
      (
        #"["\"\\\/\b\f\n\r\t", "\u00e9\uD83D\uDE00\u0041"]"#,
        "[\"\\/\u{8}\u{C}\n\r\t@1:2 é😀A@1:22]@1:1"
      ),
      ("1e-400", "0.0@1:1"),
    ])
  func reads(text: String, shape: String) throws {
    #expect(shown(try PlacedJSON.read(text)) == shape)
  }

  @Test("reads 128 levels, and a flat file of any length")
  func limits() throws {
    let nested = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(try PlacedJSON.read(nested).place == SourcePlace(line: 1, column: 1))
    let flat = "[" + String(repeating: "[],\n", count: 50_000) + "\"é\"]"
    guard case .array(let items) = try PlacedJSON.read(flat).value else {
      Issue.record("not an array")
      return
    }
    #expect(items.last.map(shown) == "é@50001:1")
    #expect(items.count == 50_001)
  }

  private func shown(_ json: PlacedJSON) -> String {
    let value =
      switch json.value {
      case .null: "null"
      case .bool(let value): "\(value)"
      case .number(let number): "\(number)"
      case .string(let text): text
      case .array(let items): "[" + items.map(shown).joined(separator: " ") + "]"
      case .object(let members):
        "{" + members.map(shown).joined(separator: " ") + "}"
      }
    return "\(value)@\(json.place.line):\(json.place.column)"
  }

  private func shown(_ member: PlacedJSON.Member) -> String {
    "\(member.key)@\(member.place.line):\(member.place.column)=\(shown(member.json))"
  }
}
