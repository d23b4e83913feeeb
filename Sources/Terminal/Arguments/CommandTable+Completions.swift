package import Course

package enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }

extension CommandTable {
  /// What can stand where the cursor is, as `word TAB help` lines; none means a file name.
  ///
  /// The words follow the program's name, and the last one is unfinished or empty.
  package func completions(of words: [String], _ strings: StringsCatalogue?) -> [String] {
    let before = words.dropLast()
    let place = before.reduce("") { place, word in
      let longer = place.isEmpty ? word : "\(place) \(word)"
      return groups.contains(longer) || commands.contains { $0.name == longer } ? longer : place
    }
    let options = (commands.first { $0.name == place }?.options ?? []) + globalOptions
    let isValue = options.contains { $0.placeholder != nil && $0.isSpelled(before.last ?? "") }
    if isValue || before.contains("--") { return [] }
    let typed = words.last ?? ""
    let candidates =
      typed.hasPrefix("-") ? options.map { ("--\($0.name)", $0.help) } : nextWords(behind: place)
    return candidates.filter { $0.0.hasPrefix(typed) }.map { word, help in
      strings.map { "\(word)\t\($0.text(help))" } ?? word
    }
  }

  private func nextWords(behind place: String) -> [(String, Sentence)] {
    if !place.isEmpty {
      return commands(in: place).map { (String($0.name.dropFirst(place.count + 1)), $0.summary) }
    }
    return commands.filter { !$0.name.contains(" ") }.map { ($0.name, $0.summary) }
      + groups.map {
        ($0, Sentence(verbatim: commands(in: $0).map(\.name).joined(separator: ", ")))
      } + [("help", .says("help.command"))]
  }

  /// A script for a shell to read; it asks the program itself, by `--complete` and the words.
  package func completionScript(for shell: Shell) -> String {
    switch shell {
    case .bash:
      """
      _\(program)() {
        local IFS=$'\\n'
        COMPREPLY=($("$1" --complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null | cut -f 1))
      }
      complete -o default -F _\(program) \(program)

      """
    case .zsh:
      """
      #compdef \(program)
      _\(program)() {
        local -a found
        found=(${(f)"$(${~words[1]} --complete "${(@)words[2,CURRENT]}" 2>/dev/null)"})
        found=("${(@)${(@)found//:/\\\\:}/$'\\t'/:}")
        if [[ -n $found ]]; then _describe word found; else _files; fi
      }
      if [[ $funcstack[1] == _\(program) ]]; then _\(program)
      else compdef _\(program) \(program); fi

      """
    case .fish:
      """
      function __\(program)_complete
        set -l words (commandline -opc)
        set -l found ($words[1] --complete $words[2..] (commandline -ct) 2>/dev/null)
        test -n "$found"; or set found (__fish_complete_path (commandline -ct))
        string join \\n -- $found
      end
      complete -c \(program) -f -a '(__\(program)_complete)'

      """
    }
  }
}
