/// The tokens of a text, with the parentheses that belong together.
///
/// They are paired once, so that no text can keep the checker busy by how much it opens.
///
/// - Complexity: O(bytes) to make.
struct PairedTokens {
  let tokens: [SwiftToken]
  /// For each parenthesis that opens the place of the one that closes it.
  private let closings: [Int: Int]

  /// - Parameter bytes: A text; one whose texts are nested too deeply has no tokens.
  init(_ bytes: [UInt8]) {
    tokens = SwiftScanner.tokens(of: bytes) ?? []
    var closings: [Int: Int] = [:]
    var open: [Int] = []
    for (place, token) in tokens.enumerated() {
      if token.isSign("(") { open.append(place) }
      if token.isSign(")"), let start = open.popLast() { closings[start] = place }
    }
    self.closings = closings
  }

  /// The place of the parenthesis that closes the one at a place; `nil` if none does.
  func closing(of place: Int) -> Int? { closings[place] }
}
