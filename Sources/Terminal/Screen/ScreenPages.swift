import Platform
import SwiftRunning

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Lines of text, shared out over pages that fit a window.
package enum ScreenPages {
  /// The pages, none with more lines than there are rows.
  ///
  /// What stands together stays together where it can. Where everything fits on one page, the gaps
  /// are as large as the room allows. Of several pages, none is fuller than it has to be, so that the
  /// last isn't left with a line or two.
  package static func pages(of lines: [StyledText], rows: Int) -> [[StyledText]] {
    let blocks = lines.split(whereSeparator: \.isEmpty).map(Array.init)
    let rows = max(1, rows)
    for gap in [2, 1] {
      let page = joined(blocks, gap: gap)
      if page.count <= rows { return [page] }
    }
    let most = pages(of: blocks, rows).count
    let longest = blocks.map(\.count).max() ?? 0
    let even = (min(longest, rows)...rows).lazy.map { pages(of: blocks, $0) }
    return even.first { $0.count <= most } ?? []
  }

  /// Blocks on pages that are filled one after the other.
  private static func pages(of blocks: [[StyledText]], _ rows: Int) -> [[StyledText]] {
    var pages: [[StyledText]] = [[]]
    for block in blocks {
      if let last = pages.last, !last.isEmpty, last.count + 1 + block.count > rows {
        pages.append([])
      }
      var rest = block[...]
      while pages[pages.count - 1].count + rest.count > rows {
        pages[pages.count - 1] += rest.prefix(rows)
        rest = rest.dropFirst(rows)
        pages.append([])
      }
      let isFirst = pages[pages.count - 1].isEmpty
      pages[pages.count - 1] += (isFirst ? [] : [StyledText()]) + rest
    }
    return pages.filter { !$0.isEmpty }
  }

  /// Whether nothing that stands together has to be parted.
  package static func keepsTogether(_ lines: [StyledText], rows: Int) -> Bool {
    lines.split(whereSeparator: \.isEmpty).allSatisfy { $0.count <= rows }
  }

  private static func joined(_ blocks: [[StyledText]], gap: Int) -> [StyledText] {
    let space = Array(repeating: StyledText(), count: gap)
    return Array(blocks.joined(separator: space))
  }
}

/// The program in which long text is read, as `git` chooses it.
enum Pager {
  /// Shows text until the reader has seen enough; `false` if that can't be done.
  ///
  /// `less` ends at once with text that fits, keeps colours and leaves the text on the screen, unless
  /// the learner has chosen otherwise.
  package static func show(_ text: String, _ environment: [String: String]) -> Bool {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "lessons-\(UUID().uuidString)").path()
    defer { try? FileManager.default.removeItem(atPath: file) }
    guard (try? AtomicFile.write(text, to: file)) != nil else { return false }
    let chosen = environment["PAGER", default: ""]
    let program = chosen.isEmpty ? "$(command -v less || echo cat)" : chosen
    return ForegroundProgram(
      "\(program) <", opening: file,
      environment: environment.merging(["LESS": "FRX"]) { own, _ in own }
    ).run()
  }
}
