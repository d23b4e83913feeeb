/// The program `lessons`.
@main
struct Main {
  static func main() {
    print("lessons")
  }
}
