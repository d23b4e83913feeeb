// What Swift's embedded library asks of a C library, for a module that has none: memory, the reading of
// numbers, and a few functions of arithmetic. Nothing here asks the host for anything.
typedef unsigned char u8;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef __SIZE_TYPE__ size_t;

// MARK: Memory
//
// Blocks of up to 1,024 bytes, with their header, come from lists of one size each, and are used again for
// that size alone. Larger ones come from a list in the order of addresses, whose neighbours are joined when
// they are given back.

struct block { size_t size; struct block *next; };  // the size counts the header, which is 16 bytes
enum { header = 16, small = 1024, page = 65536 };
extern u8 __heap_base;
static u8 *top;
static struct block *lists[small / header + 1];
static struct block *large;

static void *grown(size_t size) {
  if (!top) top = (u8 *)(((size_t)&__heap_base + header - 1) & ~(size_t)(header - 1));
  size_t have = (size_t)__builtin_wasm_memory_size(0) * page, need = (size_t)top + size;
  if (need < size) return 0;
  if (need > have && __builtin_wasm_memory_grow(0, (need - have + page - 1) / page + 16) == (size_t)-1)
    if (__builtin_wasm_memory_grow(0, (need - have + page - 1) / page) == (size_t)-1) return 0;
  u8 *place = top;
  top += size;
  return place;
}

static void give_back(struct block *freed) {
  struct block *before = 0, *after = large;
  while (after && after < freed) before = after, after = after->next;
  freed->next = after;
  if (before) before->next = freed; else large = freed;
  if (after && (u8 *)freed + freed->size == (u8 *)after) {
    freed->size += after->size;
    freed->next = after->next;
  }
  if (before && (u8 *)before + before->size == (u8 *)freed) {
    before->size += freed->size;
    before->next = freed->next;
    freed = before;
  }
  if (!freed->next && (u8 *)freed + freed->size == top) {
    top = (u8 *)freed;
    if (large == freed) { large = 0; return; }
    struct block *last = large;
    while (last->next != freed) last = last->next;
    last->next = 0;
  }
}

static struct block *large_block(size_t size) {
  for (struct block **link = &large; *link; link = &(*link)->next) {
    struct block *found = *link;
    if (found->size < size) continue;
    if (found->size - size <= small) { *link = found->next; return found; }
    found->size -= size;
    struct block *rest = (struct block *)((u8 *)found + found->size);
    rest->size = size;
    return rest;
  }
  struct block *made = grown(size);
  if (made) made->size = size;
  return made;
}

void *malloc(size_t count) {
  if (count > (size_t)-1 / 2) return 0;
  size_t size = (count + header + header - 1) & ~(size_t)(header - 1);
  struct block *found;
  if (size <= small) {
    struct block **list = &lists[size / header];
    if (!*list) {
      struct block *cut = large_block(4096);
      if (!cut) return 0;
      for (size_t place = 0, whole = cut->size; place + size <= whole; place += size) {
        struct block *piece = (struct block *)((u8 *)cut + place);
        piece->size = size;
        piece->next = *list;
        *list = piece;
      }
    }
    found = *list;
    *list = found->next;
  } else {
    found = large_block(size);
    if (!found) return 0;
  }
  return (u8 *)found + header;
}

void free(void *place) {
  if (!place) return;
  struct block *freed = (struct block *)((u8 *)place - header);
  if (freed->size > small) { give_back(freed); return; }
  freed->next = lists[freed->size / header];
  lists[freed->size / header] = freed;
}

int posix_memalign(void **out, size_t alignment, size_t count) {
  if (alignment > header) return 22;  // every block lies on a multiple of 16, and nothing asks for more
  *out = malloc(count);
  return *out ? 0 : 12;
}

// With bulk memory, these are one instruction each.
void *memcpy(void *restrict to, const void *restrict from, size_t count) { return __builtin_memcpy(to, from, count); }

void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *one, const void *other, size_t count) {
  const u8 *a = one, *b = other;
  for (; count--; a++, b++) if (*a != *b) return *a - *b;
  return 0;
}

// Seeds the hashing of dictionaries. Results never depend on their order, so that a fixed seed is enough.
void arc4random_buf(void *to, size_t count) { memset(to, 0x5A, count); }

// What the library prints before it traps goes nowhere: a page says that itself.
int putchar(int character) { return character; }

size_t __stack_chk_guard = 0x5A17;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// MARK: Arithmetic

void __multi3(u64 *out, u64 a, u64 ah, u64 b, u64 bh) {
  u64 a0 = (u32)a, a1 = a >> 32, b0 = (u32)b, b1 = b >> 32;
  u64 low = a0 * b0, one = a1 * b0, two = a0 * b1;
  u64 middle = (low >> 32) + (u32)one + (u32)two;
  out[0] = (u32)low | middle << 32;
  out[1] = a1 * b1 + (one >> 32) + (two >> 32) + (middle >> 32) + a * bh + ah * b;
}

void __ashlti3(u64 *out, u64 low, u64 high, int by) {
  if (by >= 64) high = low << (by - 64), low = 0;
  else if (by > 0) high = high << by | low >> (64 - by), low <<= by;
  out[0] = low;
  out[1] = high;
}

double round(double x) {
  double whole = __builtin_trunc(x), rest = x - whole;
  if (rest >= 0.5) return whole + 1;
  if (rest <= -0.5) return whole - 1;
  return __builtin_copysign(whole, x);
}

double fmod(double x, double y) {
  double a = __builtin_fabs(x), b = __builtin_fabs(y);
  if (!(b > 0) || !(a < __builtin_inf())) return __builtin_nan("");
  while (a >= b) {
    double c = b;
    while (c * 2 <= a) c *= 2;
    a -= c;
  }
  return __builtin_copysign(a, x);
}

// MARK: Numbers
//
// The digits become a whole number, and that times or over a power of ten is rounded once, to the
// nearest double, and to the even one of two that are as near. Hexadecimal numbers aren't read: the core
// never reads one.

enum { words = 160, most_digits = 800 };
struct big { int count; u32 word[words]; };

static void times(struct big *n, u32 factor, u32 carry) {
  for (int i = 0; i < n->count; i++) {
    u64 product = (u64)n->word[i] * factor + carry;
    n->word[i] = (u32)product;
    carry = (u32)(product >> 32);
  }
  if (carry && n->count < words) n->word[n->count++] = carry;
}

static int bits(const struct big *n) {
  return n->count ? 32 * n->count - __builtin_clz(n->word[n->count - 1]) : 0;
}

static void shift(struct big *n, int places) {
  int whole = places / 32, part = places % 32;
  if (!n->count) return;
  for (int i = n->count - 1; i >= 0; i--) n->word[i + whole] = n->word[i];
  for (int i = 0; i < whole; i++) n->word[i] = 0;
  n->count += whole;
  if (part) times(n, 1u << part, 0);
}

static int compare(const struct big *a, const struct big *b) {
  if (a->count != b->count) return a->count - b->count;
  for (int i = a->count - 1; i >= 0; i--)
    if (a->word[i] != b->word[i]) return a->word[i] < b->word[i] ? -1 : 1;
  return 0;
}

static void subtract(struct big *a, const struct big *b) {
  u64 borrow = 0;
  for (int i = 0; i < a->count; i++) {
    u64 next = (u64)a->word[i] - (i < b->count ? b->word[i] : 0) - borrow;
    a->word[i] = (u32)next;
    borrow = next >> 63;
  }
  while (a->count && !a->word[a->count - 1]) a->count--;
}

// The double nearest to top / bottom times two to the power of `exponent`.
static double quotient(struct big *top, struct big *bottom, int exponent) {
  int lead = 64 - (bits(top) - bits(bottom));  // so that the quotient has 64 or 65 bits
  if (lead > 0) shift(top, lead); else if (lead < 0) shift(bottom, -lead);
  exponent -= lead;
  static struct big step;
  u64 value = 0;
  int extra = 0;
  for (int place = 64; place >= 0; place--) {
    step = *bottom;
    shift(&step, place);
    if (compare(top, &step) < 0) continue;
    subtract(top, &step);
    if (place == 64) extra = 1; else value |= 1ull << place;
  }
  int sticky = top->count != 0;
  if (extra) { sticky |= value & 1; value = value >> 1 | 1ull << 63; exponent++; }
  // value has 64 bits; the double is value * 2^exponent
  int power = exponent + 63, keep = power < -1022 ? 53 - (-1022 - power) : 53;
  if (power > 1023) return __builtin_inf();
  if (keep < 0) return 0;
  int drop = 64 - keep;
  u64 kept = drop >= 64 ? 0 : value >> drop;
  u64 rest = drop >= 64 ? value : value << keep;
  u64 half = 1ull << 63;
  if (rest > half || (rest == half && (sticky || kept & 1))) kept++;
  u64 pattern;
  if (power < -1022) pattern = kept;
  else pattern = ((u64)(power + 1022) << 52) + kept;  // a carry goes on into the exponent
  double result;
  __builtin_memcpy(&result, &pattern, 8);
  return result;
}

static double scaled(struct big *digits, int exponent) {
  static struct big one;
  one.count = 1;
  one.word[0] = 1;
  if (!digits->count) return 0;
  u64 whole = digits->word[0] | (digits->count > 1 ? (u64)digits->word[1] << 32 : 0);
  if (digits->count <= 2 && whole >> 53 == 0 && exponent >= -22 && exponent <= 22) {
    double power = 1;  // both are exact, so that only the last step rounds
    for (int i = exponent < 0 ? -exponent : exponent; i > 0; i--) power *= 10;
    return exponent < 0 ? (double)whole / power : (double)whole * power;
  }
  int size = bits(digits) + (int)(exponent * 3.3219280948873623);
  if (size > 1100) return __builtin_inf();
  if (size < -1150) return 0;
  for (int i = 0; i < exponent; i++) times(digits, 10, 0);
  for (int i = 0; i < -exponent; i++) times(&one, 10, 0);
  return quotient(digits, &one, 0);
}

const char *_swift_stdlib_strtod_clocale(const char *text, double *out) {
  const char *at = text;
  int minus = *at == '-';
  if (*at == '-' || *at == '+') at++;
  if ((at[0] | 32) == 'i' && (at[1] | 32) == 'n' && (at[2] | 32) == 'f') {
    const char *rest = "inity";
    at += 3;
    int i = 0;
    while (rest[i] && (at[i] | 32) == rest[i]) i++;
    if (!rest[i]) at += i;
    *out = minus ? -__builtin_inf() : __builtin_inf();
    return at;
  }
  if ((at[0] | 32) == 'n' && (at[1] | 32) == 'a' && (at[2] | 32) == 'n') {
    *out = __builtin_nan("");
    return at + 3;
  }
  static struct big digits;
  digits.count = 0;
  int exponent = 0, seen = 0, any = 0, point = 0, lost = 0;
  for (;; at++) {
    if (*at == '.' && !point) { point = 1; continue; }
    if (*at < '0' || *at > '9') break;
    any = 1;
    if (seen < most_digits) {
      times(&digits, 10, (u32)(*at - '0'));
      if (digits.count) seen++;
      exponent -= point;
    } else {
      lost |= *at != '0';
      exponent += !point;
    }
  }
  if (!any) return 0;
  if (lost) { times(&digits, 10, 1); exponent--; }
  if ((*at | 32) == 'e') {
    const char *after = at + 1;
    int less = *after == '-', power = 0;
    if (*after == '-' || *after == '+') after++;
    if (*after >= '0' && *after <= '9') {
      for (; *after >= '0' && *after <= '9'; after++)
        if (power < 100000) power = power * 10 + (*after - '0');
      exponent += less ? -power : power;
      at = after;
    }
  }
  double value = scaled(&digits, exponent);
  *out = minus ? -value : value;
  return at;
}
