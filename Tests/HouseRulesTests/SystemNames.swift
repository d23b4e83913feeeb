import Foundation

/// The names that sources use of the C library, Foundation and Dispatch: nothing of ours declares them,
/// or the C library has a function by the same name.
struct SystemNames {
  /// The files that use each name.
  private(set) var files: [String: Set<String>] = [:]
  /// The members that any code names behind a dot.
  private(set) var members: Set<Substring> = []

  /// Swift's keywords, and what its own library has.
  private static let swift = Set(
    """
    Any AnyClass AnyHashable AnyObject Array ArraySlice Atomic Bool CChar CaseIterable ClosedRange
    Codable CodingKey Collection CommandLine Comparable Copyable CustomReflectable
    CustomStringConvertible Decodable Decoder DecodingError Dictionary Encodable Encoder Equatable
    Error ExpressibleByStringLiteral FixedWidthInteger Float Hashable Hasher Int16 Int64 KeyPath
    MainActor MemoryLayout Mirror Mutex Never Numeric OptionSet RawRepresentable
    ReferenceWritableKeyPath Self Sendable Sequence Set StaticString UInt128 UInt16 UTF16 UTF8
    Unicode Unmanaged UnsafeBufferPointer UnsafeMutableBufferPointer UnsafeMutablePointer
    UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer UnsafeRawPointer Void abs actor
    allCases any as async autoclosure await block borrowing break c case catch class consuming
    continue convention convenience default defer deinit didSet do dropFirst each else enum
    enumerated escaping extension fallthrough false fatalError fileprivate final flatMap for func
    get guard if in indirect init inout internal is lazy let max min mutating nil nonisolated
    numericCast override package prefix private protocol public repeat repeatElement required return
    self set some static stride struct subscript super switch throw throws true try typealias
    unicodeScalars unsafe unsafeBitCast utf8 var weak where while withUnsafeBytes
    withUnsafeMutableBytes withUnsafePointer withUnsafeTemporaryAllocation zip
    """.split { $0.isWhitespace })
  private static let openers: Set<Substring> = [
    "func", "var", "let", "class", "struct", "enum", "protocol", "typealias", "actor", "for",
  ]

  init(_ sources: [SourceTree.File]) {
    let codes = sources.map { file in
      file.code.filter { line in
        !["#", "@available("].contains { line.text.hasPrefix($0) } && !line.text.contains("import ")
      }.map { Self.tokens($0.text) }
    }
    let ours = Set(sources.flatMap(\.imports).map { $0[...] })
    let declared = codes.joined().reduce(into: ours) { Self.declare($1, in: &$0) }
    let exporting = sources.filter { $0.lines.contains { $0.contains("@_exported ") } }
      .compactMap { $0.path.split(separator: "/").dropLast().last.map(String.init) }
    let modules = Set(["Foundation", "FoundationEssentials", "Dispatch", "Darwin"] + exporting)
    for (file, code) in zip(sources, codes) {
      let folders = file.path.split(separator: "/").map(String.init)
      let imports = !modules.isDisjoint(with: file.imports + exporting.filter(folders.contains))
      let own = code.reduce(into: Set()) { own, line in
        own.formUnion(zip(line, line.dropFirst()).filter { $0.0 == "func" }.map(\.1))
      }
      for line in code {
        for (index, name) in line.enumerated() where Self.isName(name) {
          let before = index > 0 ? line[index - 1] : ""
          if before == "." { members.insert(name) }
          let after = index + 1 < line.count ? line[index + 1] : ""
          let isValue = line[0] != "case" || before == "," || before == "case"
          let isCall = after == "(" && before != "case" && !own.contains(name)
          guard imports, ![".", "@", "#", "$", "func"].contains(before), !Self.swift.contains(name),
            after != ":" || isValue && line[0] == "case" || before == "extension",
            !declared.contains(name) || isCall && Self.isExported(name)
          else { continue }
          files[String(name), default: []].insert(file.path)
        }
      }
    }
  }

  /// Whether a library that is loaded here has a function of a name, as the C library is.
  private static func isExported(_ name: Substring) -> Bool {
    #if canImport(Darwin)
      dlsym(UnsafeMutableRawPointer(bitPattern: -2), String(name)) != nil
    #else
      dlsym(nil, String(name)) != nil
    #endif
  }

  private static func isName(_ token: Substring) -> Bool {
    token.first.map { $0.isLetter || $0 == "_" && token.count > 1 } == true
  }

  /// The names and signs of a line; a colon with a space before it is no label's, and is left out.
  private static func tokens(_ line: String) -> [Substring] {
    var rest = line[...]
    var tokens: [Substring] = []
    while !rest.isEmpty {
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let token = name.isEmpty ? rest.prefix(rest.hasPrefix("..") ? 3 : 1) : name
      if token != " ", token != "`", !rest.hasPrefix(" : ") { tokens.append(token) }
      rest = rest.dropFirst(rest.hasPrefix(" : ") ? 3 : token.count)
    }
    return tokens
  }

  /// Adds what a line declares: with its labels, its parameters and its locals.
  private static func declare(_ line: [Substring], in names: inout Set<Substring>) {
    // A case with a colon behind it is compared with, unless the colon is in parentheses.
    let outside = line.prefix { $0 != "(" } + line.reversed().prefix { $0 != ")" }
    let isPattern = line.first == "case" && outside.contains(":")
    let isCase = line.contains("case") && !isPattern
    for (index, token) in line.enumerated() {
      let before = index > 0 ? line[index - 1] : ""
      let rest = line[(index + 1)...]
      if token == "in", let start = line[..<index].lastIndex(where: { $0 == "{" || $0 == "for" }) {
        names.formUnion(line[start..<index].filter { $0.first?.isLowercase == true })
      } else if token == "<", index > 1, before == "init" || openers.contains(line[index - 2]) {
        let list = rest.prefix { $0 != ">" }
        names.formUnion(zip([token] + list, list).filter { ["<", ","].contains($0.0) }.map(\.1))
      } else if token == "(", ["let", "var", "for"].contains(before) {
        names.formUnion(rest.prefix { $0 != ")" })
      } else if isName(token), before != ".", before != "extension" {
        let isFirstLabel = rest.dropFirst().first == ":" && isName(rest[index + 1])
        let isLabel = !isPattern && (rest.first == ":" || isFirstLabel)
        let isListed = before == "," && ["let", "var"].contains(line[max(0, index - 3)])
        let isOwn = isLabel || isListed || openers.contains(before)
        if isOwn || isCase && ["case", ","].contains(before) { names.insert(token) }
      }
    }
  }
}
