// What follows is started as `host LIBRARY` and reads everything else from standard input.
Host.run(library: CommandLine.arguments.last ?? "")
