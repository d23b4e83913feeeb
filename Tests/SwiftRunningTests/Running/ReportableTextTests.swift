import Foundation
import Grading
import LayoutEngine
@testable import SwiftRunning
import Testing
import TestRunners

@Suite("What reports say about programs")
struct ReportableTextTests {
  @Test("folders are hidden, the longest first, and addresses are counted")
  func pieces() {
    let words = ReportableText(hiding: ["/users/ana", "/users/ana/cache", "/", ""])
    #expect(
      words.text("in /users/ana/cache/work and /users/ana, not /usr/lib")
        == "in …/work and …, not /usr/lib")
    #expect(
      words.text("<A: 0x7ffd2c00a1b0> 0x00005581b2c3d4e0 <A: 0x7ffd2c00a1b0>")
        == "<A: 0x7f0000000010> 0x00007f0000000020 <A: 0x7f0000000010>")
    #expect(words.text("0xFF8800 0x600000000010 0x") == "0xFF8800 0x600000000010 0x")
  }

  /// Ways in which programs come to know where they are.
  private static let paths = [
    "  print(#filePath, #file, #fileID)", "  print(FileManager.default.currentDirectoryPath)",
    "  print(Bundle.main.bundlePath, Bundle.main.executablePath ?? \"\")",
    "  print(Bundle(for: UIView.self).bundlePath)",
    "  print(CommandLine.arguments, ProcessInfo.processInfo.arguments)",
    "  print(Thread.callStackSymbols.joined(separator: \"\\n\"))",
    "  print(NSHomeDirectory(), FileManager.default.temporaryDirectory.path)",
    "  print(dlopen(\"./nothing.so\", RTLD_NOW) == nil, String(cString: dlerror()))",
    "  print(String(cString: getcwd(nil, 0)), String(cString: realpath(\".\", nil)))",
    "  fatalError(FileManager.default.currentDirectoryPath)",
    "  fatalError(Bundle.main.bundlePath, file: #filePath)",
    "  preconditionFailure(Thread.callStackSymbols.joined())",
    "  photo.topAnchor.constraint(equalTo: view.topAnchor).priority = UILayoutPriority(2000)",
    "  try! FileManager.default.removeItem(atPath: FileManager.default.currentDirectoryPath)",
    "  let width = photo.widthAnchor.constraint(equalToConstant: 1)\n  width.isActive = true\n"
      + "  width.identifier = FileManager.default.currentDirectoryPath",
    "  print(crypt(\"a\", \"b\") == nil)", "  #warning(\"here\")\n  nothing()",
    "  #sourceLocation(file: \"/etc/passwd\", line: 1)\n  nothing()",
  ]

  @Test("no report of a program contains a path of this machine", arguments: paths)
  func path(lines: String) throws {
    var told = ""
    do throws(SwiftFailure) {
      let run = try RealAnswers.run(RealAnswers.text(lines))
      told = run.printed + run.snapshots.map { "\($0)" }.joined()
    } catch {
      told = "\(error)"
    }
    let secrets = [
      RealRunner.cache, NSHomeDirectory() + "/", FileManager.default.currentDirectoryPath,
      String(#filePath.prefix { $0 != "T" }),
    ]
    for secret in secrets where secret.count > 2 {
      #expect(!told.contains(secret), "\(told)")
    }
    #expect(!told.isEmpty)
  }

  /// Each prints or stops with something that is somewhere else in memory each time.
  private static let addresses = [
    "  print(view, photo, note, view.layer, photo.constraints)",
    "  print(photo.topAnchor, UILayoutGuide(), UIViewController(), NSObject())",
    "  print(ObjectIdentifier(view), Unmanaged.passUnretained(view).toOpaque())",
    "  print(Set([\"a\", \"b\", \"c\", \"d\"]), [\"a\": 1, \"b\": 2, \"c\": 3], view.hash)",
    "  print(Set(view.subviews + [view]).map(\\.description))",
    "  fatalError(\"\\(view) \\(ObjectIdentifier(photo))\")",
    "  _ = photo as UIView as! UILabel", "  _ = [view][view.subviews.count + 3]",
    "  photo.widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(3000)",
    "  photo.addConstraint(photo.topAnchor.constraint(equalTo: UIView().topAnchor))",
    "  NSLayoutConstraint.activate([photo.topAnchor.constraint(equalTo: UIView().topAnchor)])",
    "  Thread { print(1) }.start()",
  ]

  @Test("the same answer gives the same bytes", arguments: addresses)
  func again(lines: String) {
    let told = (0..<2).map { number -> String in
      do throws(SwiftFailure) {
        // Another text, so that nothing that was kept answers.
        let run = try RealAnswers.run(RealAnswers.text(lines) + "// \(number) \(UUID())\n")
        return run.printed + run.snapshots.map { $0.text(nonce: "same") }.joined()
      } catch {
        return "\(error)"
      }
    }
    #expect(told[0] == told[1])
    #expect(!told[0].isEmpty)
  }
}
