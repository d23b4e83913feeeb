// Times Kiwi on a sheet: `kiwi FILE first|last scratch|steps|memory MILLISECONDS OUT`, as main.swift
// times our solver. The held variables are edit variables, declared and set before the constraints or after.
// Compiled and started by Tests/Benchmarks/solver.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <optional>
#include <vector>

extern "C" {
void allocationsStart(void);
long allocationsPeak(void);
long allocationsCount(void);
}

namespace {

const int comparedStep = 10;
// Just below required; with optional rows, above all of them together.
const double heldStrength = kiwi::strength::strong, heldAboveOthers = 1e9;

struct Row { int relation; double constant; bool isRequired; double weight; size_t start, end; };
struct Term { int variable; double coefficient; };
struct Held { int variable; double value; };

struct Sheet {
  std::vector<Row> rows;
  std::vector<Term> terms;
  std::vector<Held> held;
  std::vector<std::vector<double>> steps;
  size_t variables;

  explicit Sheet(const char *path) {
    std::vector<double> n;
    FILE *file = std::fopen(path, "rb");
    if (!file) { std::perror(path); std::exit(2); }
    double chunk[4096];
    while (size_t count = std::fread(chunk, sizeof(double), 4096, file))
      n.insert(n.end(), chunk, chunk + count);
    std::fclose(file);
    size_t at = 7 + 7 * size_t(n[0]) + 8 * size_t(n[1]), end = 0;
    for (size_t row = 0; row < size_t(n[2]); row++, at += 6) {
      size_t start = end;
      end += size_t(n[at + 5]);
      rows.push_back({int(n[at]), n[at + 1], n[at + 2] == 0, n[at + 3], start, end});
    }
    for (size_t term = 0; term < size_t(n[3]); term++, at += 2)
      terms.push_back({int(n[at]), n[at + 1]});
    variables = size_t(n[4]);
    for (size_t number = 0; number < size_t(n[5]); number++, at += 2)
      held.push_back({int(n[at]), n[at + 1]});
    size_t count = size_t(n[6]), width = count ? (n.size() - at) / count : 0;
    for (size_t step = 0; step < count; step++, at += width)
      steps.emplace_back(n.begin() + at, n.begin() + at + width);
  }
};

struct Contestant {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
  std::vector<double> values;

  Contestant(const Sheet &sheet, bool holdsFirst)
      : variables(sheet.variables), values(sheet.variables) {
    if (holdsFirst) declare(sheet);
    constraints.reserve(sheet.rows.size());
    for (const Row &row : sheet.rows) {
      std::vector<kiwi::Term> terms;
      terms.reserve(row.end - row.start);
      for (size_t at = row.start; at < row.end; at++)
        terms.emplace_back(variables[sheet.terms[at].variable], sheet.terms[at].coefficient);
      auto relation = row.relation < 0 ? kiwi::OP_LE : row.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
      constraints.emplace_back(kiwi::Expression(std::move(terms), -row.constant), relation,
                               row.isRequired ? kiwi::strength::required : row.weight);
      solver.addConstraint(constraints.back());
    }
    if (!holdsFirst) declare(sheet);
  }

  void declare(const Sheet &sheet) {
    bool isAlone = std::all_of(sheet.rows.begin(), sheet.rows.end(),
                               [](const Row &row) { return row.isRequired; });
    for (const Held &held : sheet.held) {
      solver.addEditVariable(variables[held.variable], isAlone ? heldStrength : heldAboveOthers);
      solver.suggestValue(variables[held.variable], held.value);
    }
  }

  const std::vector<double> &read() {
    solver.updateVariables();
    for (size_t number = 0; number < values.size(); number++)
      values[number] = variables[number].value();
    return values;
  }

  const std::vector<double> &take(const Sheet &sheet, const std::vector<double> &step) {
    if (step.size() == 1) {
      solver.removeConstraint(constraints[size_t(step[0])]);
      read();
      solver.addConstraint(constraints[size_t(step[0])]);
    } else {
      for (size_t number = 0; number < step.size(); number++)
        solver.suggestValue(variables[sheet.held[number].variable], step[number]);
    }
    return read();
  }
};

double microseconds(clockid_t clock) {
  timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

// A time above a millisecond is CPU time: then, other processes have often had their turn.
template <typename Work> double microseconds(Work work) {
  double processor = microseconds(CLOCK_THREAD_CPUTIME_ID), start = microseconds(CLOCK_MONOTONIC);
  work();
  double time = microseconds(CLOCK_MONOTONIC) - start;
  return time < 1000 ? time : microseconds(CLOCK_THREAD_CPUTIME_ID) - processor;
}

}  // namespace

int main(int, char **words) {
  Sheet sheet(words[1]);
  bool holdsFirst = !std::strcmp(words[2], "first"), steps = !std::strcmp(words[3], "steps");
  double limit = std::atof(words[4]) * 1000, total = 0;
  std::vector<double> times, values;
  try {
    std::optional<Contestant> contestant;
    if (steps) {
      contestant.emplace(sheet, holdsFirst);
      contestant->read();
    }
    allocationsStart();
    size_t most = steps ? sheet.steps.size() : size_t(-1), least = steps ? comparedStep + 1 : 1;
    for (size_t step = 0; step < most && (total < limit || step < least); step++) {
      double time = microseconds([&] {
        if (steps) contestant->take(sheet, sheet.steps[step]);
        else values = Contestant(sheet, holdsFirst).read();
      });
      if (steps && step == comparedStep) values = contestant->values;
      times.push_back(time);
      total += time;
    }
  } catch (const std::exception &error) {
    std::printf("%s\n", error.what());
    return 0;
  }
  long peak = allocationsPeak(), count = allocationsCount();
  FILE *file = std::fopen(words[5], "wb");
  std::fwrite(values.data(), sizeof(double), values.size(), file);
  std::fclose(file);
  std::sort(times.begin(), times.end());
  if (!std::strcmp(words[3], "memory")) std::printf("%ld %ld\n", peak, count);
  else std::printf("%g %g\n", times[times.size() / 2], total / times.size());
}
