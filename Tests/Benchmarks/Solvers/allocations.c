// Counts what a program takes from glibc's malloc, in a build of its own: `-D COUNTED`.
// Otherwise both functions do nothing, so that no time is lost.
#include <stddef.h>

static long now, start, peak, count;

// Begins to count.
void allocationsStart(void) { start = peak = now, count = 0; }
// The most bytes at one time since then; and how many blocks were taken.
long allocationsPeak(void) { return peak - start; }
long allocationsCount(void) { return count; }

#ifdef COUNTED
#include <errno.h>
#include <malloc.h>

extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t),
    *__libc_memalign(size_t, size_t), __libc_free(void *);

static void *taken(void *block) {
  now += (long)malloc_usable_size(block), count++;
  if (now > peak) peak = now;
  return block;
}

void *malloc(size_t size) { return taken(__libc_malloc(size)); }
void *calloc(size_t number, size_t size) { return taken(__libc_calloc(number, size)); }
void *memalign(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }
int posix_memalign(void **block, size_t alignment, size_t size) {
  return (*block = memalign(alignment, size)) ? 0 : ENOMEM;
}
void *realloc(void *block, size_t size) {
  now -= (long)malloc_usable_size(block);
  return taken(__libc_realloc(block, size));
}
void free(void *block) {
  now -= (long)malloc_usable_size(block);
  __libc_free(block);
}
#endif
