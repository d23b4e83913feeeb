import Testing

extension CourseProofTests {
  @Test("no case is right to left before a lesson teaches it, and later every exercise has both")
  func directionsByPlace() throws {
    let course = try TemporaryCourse()
    try course.replace("teaches: width", with: "teaches: width, direction", in: Self.lesson)
    let path = Self.exercise
    try course.replace(
      "\"windows\"", with: "\"directions\": [\"leftToRight\"],\n  \"windows\"", in: path)
    #expect(
      try complaints(course).first == """
        \(path): error: only one reading direction is checked, but the course has taught both: \
        check both
        """)
    let early = try TemporaryCourse()
    try early.replace("[\"01-width\"]", with: "[\"01-width\", \"02-more\"]", in: "course.json")
    try early.write(
      (TemporaryCourse.files[Self.lesson] ?? "").replacing("id: width", with: "id: more")
        .replacing("teaches: width", with: "teaches: direction")
        .replacing("exercises: make-it-wide", with: "exercises: none"),
      to: "02-more/lesson.md")
    for name in ["exercise.json", "starter.layout", "solution.layout"] {
      try early.write(
        TemporaryCourse.files["01-width/make-it-wide/\(name)"] ?? "", to: "02-more/none/\(name)")
    }
    #expect(
      try complaints(early).first == """
        \(path): error: an exercise is checked right to left before a lesson teaches `direction`: \
        set `directions` to `["leftToRight"]`
        """)
  }

  @Test("one reading direction is enough until the course has taught that there are two")
  func directions() throws {
    let course = try TemporaryCourse()
    try course.replace(
      "\"hints\"", with: "\"directions\": [\"leftToRight\"], \"hints\"", in: Self.exercise)
    #expect(try complaints(course) == Self.thin)
    try course.replace("teaches: width", with: "teaches: width, direction", in: Self.lesson)
    let complaint =
      "\(Self.exercise): error: only one reading direction is checked, but the course has taught "
      + "both: check both"
    #expect(try complaints(course) == [complaint] + Self.thin)
  }
}
