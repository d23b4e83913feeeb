import LayoutEngine
import Course

extension CommandTable {
  /// Understands the words after the program's name.
  ///
  /// Options may stand anywhere behind what they belong to; `--` ends them. A value that begins
  /// with a dash is written `--name=-5`. A repeated flag counts once.
  ///
  /// - Throws: ``CommandError`` about the first word that can't be understood.
  package func parse(_ words: [String]) throws(CommandError) -> Invocation {
    if words.first == "--complete" {
      return Invocation(positionals: Array(words.dropFirst()), values: ["complete": ""])
    }
    var reader = ArgumentReader(table: self, rest: words[...])
    return try reader.read()
  }
}

private struct ArgumentReader {
  let table: CommandTable
  var rest: ArraySlice<String>
  var invocation = Invocation()
  var command: CommandSpec?

  mutating func read() throws(CommandError) -> Invocation {
    var areOptionsOver = false
    while let word = rest.popFirst() {
      // A negative number is an answer.
      let isNumber = Double(word)?.isFinite ?? false
      if areOptionsOver || isNumber || word == "-" || !word.hasPrefix("-") {
        try take(word)
      } else if word == "--" {
        areOptionsOver = true
      } else {
        try takeOption(word)
      }
    }
    let isComplete = ["help", "version"].contains(where: invocation.isSet) || invocation.isForOther
    if !isComplete { try checkCompleteness() }
    return invocation
  }

  private mutating func take(_ word: String) throws(CommandError) {
    let group = invocation.command
    let name = group.map { "\($0) \(word)" } ?? word
    if command != nil {
      invocation.positionals.append(word)
    } else if let known = table.commands.first(where: { $0.name == name }) {
      (command, invocation.command) = (known, name)
    } else if group == nil && table.groups.contains(word) {
      invocation.command = word
    } else if group == nil && word == "help" {
      invocation.values["help"] = ""
    } else if group == nil && table.handsOver {
      (invocation.command, invocation.isForOther, rest) = (word, true, [])
    } else {
      let names = table.commands.map(\.name) + table.groups + ["help"]
      throw error(
        .says("arguments.unknownCommand", ["word": quoted(name)]),
        nearest: names.nearest(to: name), wordForCommand: group == nil ? word : nil)
    }
  }

  private mutating func takeOption(_ word: String) throws(CommandError) {
    let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let typed = halves[0].allSatisfy { $0 == "-" } ? word : String(halves[0])
    let options = (command?.options ?? []) + table.globalOptions
    guard let option = options.first(where: { $0.isSpelled(typed) }) else {
      let nearest = options.map { "--\($0.name)" }.nearest(to: typed)
      throw error(
        .says("arguments.unknownOption", ["command": subject, "option": .text(quoted(typed))]),
        nearest: nearest)
    }
    var value = halves.count > 1 ? String(halves[1]) : nil
    if let placeholder = option.placeholder {
      if value == nil, let next = rest.first, next == "-" || !next.hasPrefix("-") {
        value = rest.removeFirst()
      }
      guard let value, !value.isEmpty else {
        throw error(
          .says(
            "arguments.missingValue",
            ["option": quoted(typed), "usage": "\(typed) <\(placeholder)>"]))
      }
      guard !invocation.isSet(option.name) else {
        throw error(.says("arguments.repeatedOption", ["option": quoted(typed)]))
      }
      invocation.values[option.name] = value
    } else {
      if let value {
        throw error(
          .says("arguments.valueForFlag", ["option": quoted(typed), "value": quoted("=" + value)]))
      }
      invocation.values[option.name] = ""
    }
  }

  private func checkCompleteness() throws(CommandError) {
    guard let command else {
      guard let group = invocation.command else { return }
      let choices = table.commands(in: group).map { quoted($0.name) }.joined(separator: ", ")
      throw error(
        .says("arguments.unfinishedCommand", ["command": subject, "choices": .text(choices)]))
    }
    let (places, words) = (command.positionals, invocation.positionals)
    if words.count < places.count, places[words.count].count == .required {
      throw error(
        .says(
          "arguments.missingArgument",
          ["command": subject, "name": .text(places[words.count].name)]))
    }
    if words.count > places.count, places.last?.count != .repeating {
      throw error(
        .says(
          "arguments.unexpectedArgument",
          ["command": subject, "word": .text(quoted(words[places.count]))]))
    }
  }

  /// What is spoken of: the command, or the program where none is understood yet.
  private var subject: Sentence.Value { .text(quoted(invocation.command ?? table.program)) }

  private func error(
    _ sentence: Sentence, nearest: String? = nil, wordForCommand: String? = nil
  ) -> CommandError {
    let topic = invocation.command.map { " \($0)" } ?? ""
    let complaint = nearest.map { word in
      Sentence.says(
        "arguments.nearest", ["complaint": .sentence(sentence), "word": .text(quoted(word))])
    }
    return .arguments(
      complaint ?? sentence, of: invocation.command,
      .says("arguments.forHelp", ["command": "\(table.program) help\(topic)"]),
      wordForCommand: wordForCommand)
  }

  /// At most 40 characters on one line, whatever was typed.
  private func quoted(_ word: String) -> String {
    let shown = word.visible.prefix(40).map { $0 == "\n" ? "␊" : String($0) }.joined()
    return "'\(shown)\(word.count > 40 ? "…" : "")'"
  }
}

extension [String] {
  /// The word that was probably meant, the earliest of equals; nil if none is near.
  ///
  /// Near is two slips or a third of the typed word, and never a whole word.
  package func nearest(to typed: String) -> String? {
    let limit = Swift.max(2, typed.count / 3)
    return NearestNames.nearest(to: typed, among: self) {
      Swift.min(limit, typed.count - 1, $0.count - 1)
    }
  }
}
