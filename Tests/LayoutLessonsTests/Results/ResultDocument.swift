import Foundation
import Testing
import TestRunners

/// `docs/RESULTS.md`, read as the description of every command's JSON.
struct ResultDocument {
  /// A row of a table.
  struct Key: Hashable {
    let name: String
    /// `string`, `number`, `boolean`, or the name of a part.
    let type: String
    let isList: Bool
    /// Whether the key is never left out.
    let isAlways: Bool
  }

  /// The tables by the heading above them.
  private(set) var tables: [String: [String: Key]] = [:]

  init() throws {
    let url = Checkout.root.appending(path: "docs/RESULTS.md")
    var heading = ""
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("#") {
        heading = line.drop { $0 == "#" || $0 == " " }.description
      } else if line.hasPrefix("| `") {
        let cells = line.split(separator: "|").map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        let key = Self.key(cells)
        try #require(
          tables[heading, default: [:]].updateValue(key, forKey: key.name) == nil,
          "\(heading) has \(key.name) twice")
      }
    }
  }

  private static func key(_ cells: [String]) -> Key {
    var type = cells[1]
    let isList = type.hasPrefix("list of ")
    if isList { type = String(type.dropFirst("list of ".count)) }
    if type.hasPrefix("["), let end = type.firstIndex(of: "]") {
      type = String(type[type.index(after: type.startIndex)..<end])
    }
    return Key(
      name: cells[0].filter { $0 != "`" }, type: type, isList: isList,
      isAlways: cells[2] == "always")
  }

  /// Every documented key, as `heading/key`.
  var all: Set<String> {
    Set(tables.flatMap { heading, keys in keys.keys.map { "\(heading)/\($0)" } })
  }

  /// Compares an object with tables, and says which keys it has.
  func keys(in object: [String: Any], of headings: [String]) -> Set<String> {
    var found: Set<String> = []
    for (name, value) in object {
      guard let heading = headings.first(where: { tables[$0]?[name] != nil }),
        let key = tables[heading]?[name]
      else {
        Issue.record("\(name) isn't documented under \(headings)")
        continue
      }
      found.insert("\(heading)/\(name)")
      let values = key.isList ? value as? [Any] : [value]
      if values == nil { Issue.record("\(heading)/\(name) is no list") }
      for value in values ?? [] {
        found.formUnion(keys(in: value, as: key.type, name: "\(heading)/\(name)"))
      }
    }
    return found
  }

  private func keys(in value: Any, as type: String, name: String) -> Set<String> {
    switch type {
    case "string": #expect(value is String, "\(name)")
    case "boolean": #expect(Self.isBoolean(value), "\(name)")
    case "number": #expect(value is NSNumber && !Self.isBoolean(value), "\(name)")
    default:
      guard let object = value as? [String: Any] else {
        Issue.record("\(name) is no object")
        break
      }
      expectComplete(object, type)
      return keys(in: object, of: [type])
    }
    return []
  }

  /// What is documented as always there is there.
  func expectComplete(_ object: [String: Any], _ heading: String) {
    for key in tables[heading, default: [:]].values where key.isAlways {
      #expect(object[key.name] != nil, "\(heading)/\(key.name) is left out")
    }
  }

  /// JSONSerialization's numbers and booleans are told apart by their encoding alone.
  private static func isBoolean(_ value: Any) -> Bool {
    guard let number = value as? NSNumber else { return false }
    return String(cString: number.objCType) == "c"
  }
}
