import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A page, or another file of XML, as a parser reads it: its elements, and its words.
struct ParsedPage {
  private(set) var names: [String] = []
  private(set) var attributes: [[String: String]] = []
  private(set) var text = ""

  /// - Throws: An expectation, if the page isn't well formed.
  init(_ page: String) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(page.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    (names, attributes, text) = (reader.names, reader.attributes, reader.text)
  }

  var elements: [(name: String, attributes: [String: String])] {
    zip(names, attributes).map { ($0, $1) }
  }

  func count(of name: String) -> Int { names.filter { $0 == name }.count }

  private final class Reader: NSObject, XMLParserDelegate {
    var names: [String] = []
    var attributes: [[String: String]] = []
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      names.append(name)
      self.attributes.append(attributes)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if names.last != "style" { text += string }
    }
  }
}
