// Lets the module read questions from its standard input, and write its answers.
typedef __SIZE_TYPE__ size_t;
typedef struct { const void *bytes; size_t count; } piece;

#define host(name) __attribute__((import_module("wasi_snapshot_preview1"), import_name(#name))) int name
host(fd_read)(int descriptor, const piece *pieces, size_t count, size_t *done);
host(fd_write)(int descriptor, const piece *pieces, size_t count, size_t *done);

void *malloc(size_t);
void *memcpy(void *, const void *, size_t);
void free(void *);
unsigned char *ask(const void *bytes, size_t count);

__attribute__((export_name("_start"))) void start(void) {
  size_t room = 1 << 20, count = 0, done = 0;
  unsigned char *bytes = malloc(room);
  if (!bytes) __builtin_trap();
  for (;;) {
    piece rest = {bytes + count, room - count};
    if (fd_read(0, &rest, 1, &done)) __builtin_trap();
    if (!done) break;
    count += done;
    if (count < room) continue;
    unsigned char *more = malloc(room * 2);
    if (!more) __builtin_trap();
    memcpy(more, bytes, count);
    free(bytes);
    bytes = more;
    room *= 2;
  }
  unsigned char *answers = ask(bytes, count);
  size_t length = answers[0] | answers[1] << 8 | answers[2] << 16 | (size_t)answers[3] << 24;
  for (size_t from = 0; from < length; from += done) {
    piece rest = {answers + 4 + from, length - from};
    if (fd_write(1, &rest, 1, &done) || !done) __builtin_trap();
  }
}
