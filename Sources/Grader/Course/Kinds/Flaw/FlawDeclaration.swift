extension KindDeclaration {
  static let flaw = KindDeclaration(keys: ["wants"], takesSwift: false) {
    object, context throws(CourseError) in
    let flaw = try FlawFields(exercise: context).flaw(object.required("wants"))
    return { _ in .flaw(flaw) }
  }
}
