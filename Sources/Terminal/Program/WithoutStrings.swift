/// What can be said where no strings file can be read: just that.
package enum WithoutStrings {
  package static let words =
    "lessons: no course was found, so there are no sentences to print. Name a folder that holds a "
    + "course (it has a file course.json) with --course or LESSONS_COURSE."
}
