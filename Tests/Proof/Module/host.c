// Lets the proof's module read its standard input, and write what Swift prints.
typedef __SIZE_TYPE__ size_t;
typedef struct { const void *bytes; size_t count; } piece;

#define host(name) __attribute__((import_module("wasi_snapshot_preview1"), import_name(#name))) int name
host(fd_read)(int descriptor, const piece *pieces, size_t count, size_t *done);
host(fd_write)(int descriptor, const piece *pieces, size_t count, size_t *done);

void *malloc(size_t);
void *memcpy(void *, const void *, size_t);
void free(void *);
void proof(const void *bytes, size_t count);

static unsigned char line[4096];
static size_t filled;

static void write_out(void) {
  size_t from = 0, done = 0;
  while (from < filled) {
    piece rest = {line + from, filled - from};
    if (fd_write(1, &rest, 1, &done) || !done) __builtin_trap();
    from += done;
  }
  filled = 0;
}

int putchar(int character) {
  line[filled++] = (unsigned char)character;
  if (filled == sizeof line) write_out();
  return character;
}

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
  proof(bytes, count);
  write_out();
}
