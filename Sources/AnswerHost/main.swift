// Everything that the host needs comes on standard input: in a jail, a program can't read even the
// arguments that it was started with.
Host.run()
