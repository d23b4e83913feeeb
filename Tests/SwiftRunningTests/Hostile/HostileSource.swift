import Foundation

/// Sources that are made, because nobody could read or format them.
///
/// Each is put together of pieces that are repeated; in a piece, `{i}`, `{i1}` and `{i2}` stand for
/// how often it was repeated, and one and two more, `{l}` for one of eight letters, and `{n}` for
/// each number of `each`, which makes a source of its own.
struct HostileSource: Decodable {
  struct Piece: Decodable {
    let text: String
    let times: Int
  }

  let name: String
  let sort: String
  let verdicts: [String]
  let pieces: [Piece]
  /// Whether the pieces are a whole file, and not the body of what the exercise calls.
  let isWhole: Bool?
  let isSlow: Bool?
  let each: [Int]?

  private static let start = "import UIKit\nfunc layOut(box: UIView, in view: UIView) {\n"
  private static let letters = Array("abcdefgh")

  /// The sources of `sources.json`.
  static let all: [HostileAnswer] = {
    let data =
      FileManager.default.contents(atPath: "\(HostileAnswer.folder)/sources.json") ?? Data()
    let sources = (try? JSONDecoder().decode([HostileSource].self, from: data)) ?? []
    return sources.flatMap { source in (source.each ?? [0]).map(source.answer) }
  }()

  private func answer(_ number: Int) -> HostileAnswer {
    let body = pieces.map { piece in
      (0..<piece.times).map { Self.filled(piece.text, index: $0, number: number) }.joined()
    }.joined()
    return HostileAnswer(
      name: Self.filled(name, index: 0, number: number), sort: sort,
      text: isWhole == true ? body : Self.start + body + "\n}\n", verdicts: verdicts,
      isSlow: isSlow == true)
  }

  private static func filled(_ text: String, index: Int, number: Int) -> String {
    guard text.contains("{") else { return text }
    return
      text
      .replacing("{i}", with: "\(index)").replacing("{i1}", with: "\(index + 1)")
      .replacing("{i2}", with: "\(index + 2)").replacing("{n}", with: "\(number)")
      .replacing("{l}", with: "\(letters[index % letters.count])")
  }
}
