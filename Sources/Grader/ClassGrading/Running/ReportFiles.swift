/// The files of a report.
package struct ReportFiles {
  package var classFiles: [any ClassFile]
  package var learnerFiles: [any LearnerFile]

  package init(classFiles: [any ClassFile] = [], learnerFiles: [any LearnerFile] = []) {
    self.classFiles = classFiles
    self.learnerFiles = learnerFiles
  }
}
