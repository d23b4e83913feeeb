import Terminal

/// The program `lessons`.
@main
struct Main {
  static func main() { Program.lessons.main() }
}
