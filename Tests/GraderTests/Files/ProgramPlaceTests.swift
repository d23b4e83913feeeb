import Platform
import Testing

@Suite("Where the program is")
struct ProgramPlaceTests {
  @Test(
    "tells what travels with it",
    arguments: [
      ("/usr/local/bin/lessons", "/usr/local/share/lessons"),
      ("/bin/lessons", "/share/lessons"),
    ])
  func installed(program: String, share: String) throws {
    let place = try #require(ProgramPlace(program))
    #expect(place.course == share + "/Lessons")
    #expect(place.sources == share)
  }

  @Test(
    "is a checkout's if it was built there",
    arguments: [
      "/users/ana/course/.build/x86_64-unknown-linux-gnu/debug/lessons",
      "/users/ana/course/.build/release/lessons",
      "/users/ana/course/.build/out/Products/Release-linux/lessons",
    ])
  func built(program: String) throws {
    let place = try #require(ProgramPlace(program))
    #expect(place == .built(checkout: "/users/ana/course"))
    #expect(place.course == "/users/ana/course/Lessons")
    #expect(place.sources == "/users/ana/course/Sources")
  }

  @Test(
    "is nowhere for a program that was moved: what lies around it is anybody's",
    arguments: [
      "/lessons", "/tmp/lessons", "/users/ana/a/b/c/lessons", "/users/ana/build/x/debug/lessons",
      "/users/ana/tools/lessons", "",
    ])
  func moved(program: String) {
    #expect(ProgramPlace(program) == nil)
  }
}
