import Terminal

/// The program `lessons-teach`.
@main
struct Main {
  static func main() { Program.teaching.main() }
}
