import Terminal

@main
struct Main {
  static func main() { Program.teaching.main() }
}
