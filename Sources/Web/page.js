// The script of a book's pages. The module decides, draws and finds the words; the script passes on what is
// typed, shows what comes back, and keeps answers in the browser.
"use strict";
(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const one = (selector, root = document) => root.querySelector(selector);

  // Puts what the grader tells into its place.
  function fill(place, told) {
    place[told.error ? "textContent" : "innerHTML"] = told.error ?? told.html;
  }
  const loaded = new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));

  // MARK: The grader

  // What runs in the worker: it holds the module, and answers one question at a time.
  function work() {
    const encoder = new TextEncoder();
    const decoder = new TextDecoder();
    let grader;

    function ask(bytes) {
      const start = grader.malloc(bytes.length + 1);
      new Uint8Array(grader.memory.buffer, start, bytes.length).set(bytes);
      const answers = grader.ask(start, bytes.length);
      grader.free(start);
      const length = new DataView(grader.memory.buffer).getUint32(answers, true);
      const text = decoder.decode(new Uint8Array(grader.memory.buffer, answers + 4, length));
      grader.free(answers);
      return text;
    }

    onmessage = async ({ data }) => {
      try {
        if (data.module) {
          grader = (await WebAssembly.instantiate(data.module, {})).exports;
          ask(data.course);
          postMessage({ id: data.id, answer: null });
          return;
        }
        const text = encoder.encode(data.text);
        const name = encoder.encode(`${data.question}\n${text.length}\n`);
        const bytes = new Uint8Array(name.length + text.length);
        bytes.set(name);
        bytes.set(text, name.length);
        postMessage({ id: data.id, answer: JSON.parse(ask(bytes)) });
      } catch (error) {
        postMessage({ id: data.id, failed: String(error) });
      }
    };
  }

  function unpacked(base64) {
    const bytes = Uint8Array.fromBase64?.(base64) ?? Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return new Response(stream, { headers: { "Content-Type": "application/wasm" } });
  }

  const grader = {
    // After so many milliseconds without an answer the worker is ended; the next question starts a new one.
    // A browser compiles as it goes on, so that a page's first answer takes longer.
    patience: { start: 20000, first: 5000, question: 1000 },
    isFresh: true,
    waiting: new Map(),
    number: 0,

    // The module and the course's files, unpacked once for all workers, after their scripts have run.
    async parts() {
      await loaded;
      this.kept ??= Promise.all([
        WebAssembly.compileStreaming(unpacked(globalThis.lessonsModule)),
        unpacked(globalThis.lessonsCourse).arrayBuffer().then((bytes) => new Uint8Array(bytes)),
      ]);
      return this.kept;
    },

    // The worker begins while the parts are unpacked.
    start() {
      if (this.started) return this.started;
      const address = URL.createObjectURL(new Blob([`(${work})()`], { type: "text/javascript" }));
      this.worker = new Worker(address);
      URL.revokeObjectURL(address);
      this.worker.onmessage = ({ data }) => this.take(data);
      this.worker.onerror = () => this.stop("error");
      this.started = this.parts().then(
        ([module, course]) => this.post({ module, course }, this.patience.start));
      return this.started;
    },

    post(message, patience) {
      const id = ++this.number;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => this.stop("stopped"), patience);
        this.waiting.set(id, { resolve, reject, timer });
        this.worker.postMessage({ id, ...message });
      });
    },

    take(data) {
      const asked = this.waiting.get(data.id);
      if (!asked) return;
      if (data.failed) return this.stop(data.failed);
      clearTimeout(asked.timer);
      this.waiting.delete(data.id);
      asked.resolve(data.answer);
    },

    // Ends the worker, and tells each question that waits for an answer why.
    stop(reason) {
      this.worker?.terminate();
      this.worker = this.started = null;
      this.isFresh = false;
      for (const { reject, timer } of this.waiting.values()) {
        clearTimeout(timer);
        reject(new Error(reason));
      }
      this.waiting.clear();
    },

    async ask(question, text = "") {
      await this.start();
      const patience = this.isFresh ? this.patience.first : this.patience.question;
      const answer = await this.post({ question, text }, patience);
      this.isFresh = false;
      return answer;
    },
  };

  // Does something as often as it is asked for, but never twice at a time, and at last for the last time.
  function coalesced(body) {
    let [running, isWanted] = [null, false];
    const run = async () => {
      while (isWanted) {
        isWanted = false;
        await body();
      }
    };
    return () => {
      isWanted = true;
      running ??= run().finally(() => (running = null));
      return running;
    };
  }

  // MARK: What the browser keeps

  const isName = (name) => /^\w[\w-]{0,99}$/.test(name);
  // Where the browser keeps something, if it doesn't refuse to.
  const storage = (() => { try { return localStorage; } catch { return null; } })();

  const progress = {
    // Courses of one origin are kept apart by their titles, and exercises by places of their own.
    course: `layout-lessons/${one("footer").textContent.trim()}/`,
    isKept: true,

    of(exercise) {
      try {
        const kept = JSON.parse(storage.getItem(this.course + exercise));
        const isSolved = storage.getItem(`${this.course}${exercise}/solved`) === "true";
        return { ...kept, ...(isSolved && { solved: true }) };
      } catch {
        return {};
      }
    },

    // The exercises that something is kept of.
    get names() {
      const places = Object.keys(storage ?? {}).filter((key) => key.startsWith(this.course));
      return places.map((key) => key.slice(this.course.length)).filter(isName).sort();
    },

    change(exercise, changes) {
      try {
        storage.setItem(this.course + exercise, JSON.stringify({ ...this.of(exercise), ...changes }));
        // A place of its own, so that a page which writes at the same moment doesn't take it away.
        if (changes.solved) storage.setItem(`${this.course}${exercise}/solved`, "true");
        this.isKept = true;
      } catch {
        this.isKept = false;
      }
    },
  };

  function markSolved() {
    const solved = all("[data-exercise] > .mark").filter((mark) => {
      const isSolved = progress.of(mark.parentElement.dataset.exercise).solved;
      mark.textContent = isSolved ? "✓" : "";
      return isSolved;
    });
    for (const place of all(".progress")) {
      place.textContent = place.textContent.replace(/\d+/, solved.length);
      place.hidden = false;
    }
  }

  // MARK: Motion

  // The boxes and texts of a drawing, in their order, and where they are.
  const parts = (drawing) => all("rect, text", drawing).map((part) => ({
    part, kind: part.getAttribute("class"),
    box: ["x", "y", "width", "height"].map((key) => Number(part.getAttribute(key))),
  }));
  const kinds = (list) => list.map(({ kind }) => kind).join();

  // Draws, and lets what stood elsewhere move from there, unless the reader asked for less motion. Where parts
  // come or go, others take their places in the order, so nothing moves.
  function draw(drawing, svg, isMoving) {
    const [former, isCalm] = [parts(drawing), matchMedia("(prefers-reduced-motion: reduce)").matches];
    drawing.innerHTML = svg;
    const now = parts(drawing);
    if (!isMoving || isCalm || kinds(now) !== kinds(former)) return;
    now.forEach(({ part, box: to }, place) => {
      const from = former[place].box;
      const [across, down] = [2, 3].map((side) => from[side] / to[side] || 1);
      const start = `translate(${from[0] - across * to[0]}px, ${from[1] - down * to[1]}px)`;
      part.animate({ transform: [`${start} scale(${across}, ${down})`, "none"] }, 150);
    });
  }

  // MARK: Progress as a file

  const whole = (number) => (Number.isSafeInteger(number) && number > 0 ? number : 0);

  // The file that `lessons progress --export` writes, too.
  function savedProgress() {
    const kept = progress.names.map((name) => [name, progress.of(name)]);
    const rest = { isSkipped: false, isRestarted: false };
    const exercises = kept.map(([name, { solved, checks, hints }]) => [name, {
      state: solved ? "solved" : "begun", checks: whole(checks), hints: whole(hints), ...rest }]);
    const answers = kept.filter(([, { text }]) => typeof text === "string");
    return JSON.stringify({
      version: 1, exercises: Object.fromEntries(exercises),
      answers: Object.fromEntries(answers.map(([name, { text }]) => [`${name}.layout`, text])),
    }, null, 2);
  }

  // What has passed stays as it is here; other answers are taken, and "Start again" brings back the former.
  function takeProgress(text) {
    const { version, exercises, answers } = JSON.parse(text);
    const records = Object.entries(exercises).filter(([name, record]) => isName(name) && record);
    if (version !== 1 || !records.some(([name]) => one(`[data-exercise="${name}"]`))) throw new Error("foreign");
    for (const [name, record] of records) {
      const [kept, text] = [progress.of(name), answers?.[`${name}.layout`]];
      const isText = typeof text === "string" && text.length <= 20000 && text !== kept.text;
      progress.change(name, {
        solved: kept.solved || record.state === "solved",
        checks: Math.max(whole(kept.checks), whole(record.checks)),
        hints: Math.max(whole(kept.hints), whole(record.hints)),
        ...(isText && !kept.solved && { text, former: kept.text }),
      });
    }
    if (!progress.isKept) throw new Error("unkept");
  }

  function startSaving(place) {
    const input = one("input", place);
    one(".save", place).addEventListener("click", () => {
      const href = URL.createObjectURL(new Blob([savedProgress()], { type: "application/json" }));
      Object.assign(document.createElement("a"), { href, download: "layout-lessons.json" }).click();
    });
    one(".take", place).addEventListener("click", () => input.click());
    input.addEventListener("change", async () => {
      const text = input.files[0].slice(0, 16 << 20).text();
      const word = await text.then(takeProgress).then(() => "took", () => "unread");
      one("[role=status]", place).textContent = place.dataset[word];
      input.value = "";
      markSolved();
    });
    place.hidden = !storage;
  }

  // MARK: Windows

  // A window whose edge the reader moves: by its slider, or by the drawing itself.
  class PageWindow {
    constructor(figure, changed) {
      this.figure = figure;
      this.data = figure.dataset;
      this.width = this.drawn = Number(this.data.width);
      this.drawing = one(".drawing", figure);
      this.slider = one("input", figure);
      this.turn = one(".turn", figure);
      this.isFirstDirection = this.turn?.getAttribute("aria-pressed");
      this.changed = changed;
      if (!this.slider) return;
      one(".controls", figure).hidden = false;
      this.slider.addEventListener("input", () => this.move(Number(this.slider.value)));
      this.turn.addEventListener("click", () => {
        this.turn.setAttribute("aria-pressed", String(!this.isRightToLeft));
        changed(this);
      });
      this.drawing.addEventListener("pointerdown", (event) => this.grab(event));
    }

    get isRightToLeft() {
      return this.turn?.getAttribute("aria-pressed") === "true";
    }

    get isTurned() {
      return this.turn?.getAttribute("aria-pressed") !== this.isFirstDirection;
    }

    move(width) {
      if (width === this.width) return;
      this.width = width;
      this.changed(this);
    }

    grab(event) {
      const box = one(".window", this.drawing)?.getBoundingClientRect();
      if (!box || event.button !== 0) return;
      const from = { x: event.clientX, width: this.width, scale: box.width / this.width };
      const drag = (moved) => {
        const step = Number(this.slider.step);
        const wanted = from.width + (moved.clientX - from.x) / from.scale;
        this.slider.value = Math.round(wanted / step) * step;
        this.move(Number(this.slider.value));
      };
      const over = new AbortController();
      addEventListener("pointermove", drag, over);
      for (const name of ["pointerup", "pointercancel"]) {
        addEventListener(name, () => over.abort(), over);
      }
      event.preventDefault();
      this.slider.focus({ preventScroll: true });
    }

    // The widest window of this scale, and the pixels that it has, beside which its numbers stand.
    get scale() {
      return `${this.data.widest}x${Math.max(120, this.drawing.clientWidth - 40)}`;
    }

    show(seen) {
      if (seen.svg) draw(this.drawing, seen.svg, this.width === this.drawn);
      this.drawn = this.width = seen.width ?? this.width;
      if (this.slider) this.slider.value = this.width;
      if (seen.width) this.turn?.setAttribute("aria-pressed", String(seen.rtl === 1));
      one(".title", this.figure).textContent = seen.title;
      one(".remark", this.figure).textContent = seen.remark ?? "";
      const mark = one(".mark", this.figure);
      mark.textContent = seen.mark ?? "";
      mark.className = `mark ${seen.mark === "✓" ? "good" : "bad"}`;
      this.slider?.setAttribute("aria-valuetext", seen.title);
    }
  }

  function startFigures() {
    for (const figure of all("figure[data-ask]")) {
      const draw = coalesced(async () => {
        const { data, width } = shown;
        const direction = shown.isRightToLeft ? "rtl" : "ltr";
        const words = [data.ask, `${width}x${data.height}`, direction, data.axis, shown.scale];
        shown.show(await grader.ask(words.join(" ")));
      });
      const shown = new PageWindow(figure, () => draw().catch(() => {}));
      figure.shown = shown;
      // A drawing that is too wide is made again, so that its numbers stay as large.
      if (one("svg", figure).width.baseVal.value > shown.drawing.clientWidth) shown.changed();
    }
  }

  // MARK: Guesses

  // The question that a lesson opens with: its choices, and what they bring out.
  function startGuess(place) {
    const [windows, told, rest] = [one(".windows", place), one(".told", place), one(".rest")];
    const buttons = all(".choices button", place);
    const { guess, lesson, widest, failed } = place.dataset;
    let first = progress.of(":guesses")[guess];

    // The first choice counts; another one shows its reply.
    async function choose(mark) {
      windows.classList.add("revealed");
      const room = parseFloat(getComputedStyle(windows).gridTemplateColumns) - 40;
      const seen = await grader.ask(`guess ${lesson} ${mark} - ltr both ${widest}x${room}`);
      if (!first) progress.change(":guesses", { [guess]: mark });
      first ??= mark;
      all("figure:not([data-ask])", windows).forEach((figure) => figure.remove());
      const figure = one("figure", windows);
      if (figure) figure.dataset.ask = `guess ${lesson} ${mark}`;
      if (seen.svg) figure.shown.show(seen);
      windows.insertAdjacentHTML("afterbegin", seen.before);
      windows.insertAdjacentHTML("beforeend", seen.after);
      for (const button of buttons) {
        const isRight = button.dataset.mark === seen.right;
        button.className = isRight ? "good" : button.dataset.mark === first ? "bad" : "";
        one(".mark", button).textContent = { good: "✓", bad: "✗" }[button.className] ?? "";
        button.setAttribute("aria-pressed", String(button.dataset.mark === mark));
      }
      fill(told, seen);
    }

    const open = (work) => work.catch(() => fill(told, { error: failed })).then(() => (rest.hidden = false));
    for (const button of buttons) {
      button.addEventListener("click", () => open(choose(button.dataset.mark)));
    }
    // A letter chooses, wherever the reader is on the page.
    addEventListener("keydown", ({ key, isComposing, ctrlKey, metaKey, altKey }) => {
      if (isComposing || ctrlKey || metaKey || altKey) return;
      buttons.find(({ dataset }) => dataset.mark === key.toLowerCase())?.click();
    });
    rest.hidden = true;
    if (buttons.some(({ dataset }) => dataset.mark === first)) open(choose(first));
    else grader.start().catch(() => (rest.hidden = false));
  }

  // MARK: Reviews

  // Hands over what the browser keeps, and keeps what the reviews begin or become.
  async function review(kind, more) {
    const solved = progress.names.filter((id) => progress.of(id).solved);
    const kept = { solved, records: progress.of(":reviews"), ...more };
    const day = Math.floor(Date.now() / 86400000 - new Date().getTimezoneOffset() / 1440);
    const room = one("main").clientWidth - 40;
    const told = await grader.ask(`review ${kind} ${room} ${day}`, JSON.stringify(kept));
    if (told.records) progress.change(":reviews", told.records);
    return told;
  }

  // Asks what is due, takes the answer, and goes on once an answer counted.
  function startReview(place) {
    const [form, item, told] = ["form", ".item", ".told"].map((name) => one(name, place));
    let [isOver, lesson, blanks] = [true];
    const go = async () => {
      const answer = blanks ? blanks.fields[0].value.trim() : "";
      if (!isOver && !answer) return blanks.focus();
      const reply = await review(isOver ? "ask" : "answer", { lesson, answer });
      fill(isOver ? item : told, reply);
      if (isOver) {
        told.replaceChildren();
        lesson = reply.lesson;
        blanks = lesson && new Blanks(one(".blanks", item));
      }
      isOver = !isOver && reply.counts === 1;
      form.className = `answer ${lesson ? (isOver ? "over" : "open") : ""}`;
      if (!isOver && blanks) blanks.focus();
      if (!progress.isKept) told.append(place.dataset.unkept);
    };
    const safely = () => go().catch(() => fill(told, { error: place.dataset.failed }));
    form.addEventListener("submit", (event) => safely(event.preventDefault()));
    one(".on", form).addEventListener("click", () => form.requestSubmit());
    safely();
  }

  // MARK: The answer

  // An answer in blanks: the text around them stays as it is.
  class Blanks {
    constructor(list) {
      this.list = list;
      this.parts = list.dataset.text.split("___");
      this.fields = all("input, select", list);
      for (const button of all(".step", list)) {
        button.addEventListener("click", () => {
          const field = one("input", button.parentElement);
          const value = Number(field.value.trim().replace("−", "-")) || 0;
          field.value = value + Number(button.dataset.step);
          field.dispatchEvent(new Event("input", { bubbles: true }));
        });
      }
    }

    get text() {
      const values = this.fields.map((field) => field.value.trim() || "___");
      return this.parts.map((part, place) => part + (values[place] ?? "")).join("");
    }

    // Takes the values out of a text that was made from the same parts.
    set text(text) {
      let rest = text;
      const values = this.parts.map((part, place) => {
        if (!rest.startsWith(part)) return null;
        rest = rest.slice(part.length);
        const next = this.parts[place + 1];
        const end = next === undefined ? rest.length
          : next ? rest.indexOf(next) : rest.length;
        const value = end < 0 ? null : rest.slice(0, end);
        rest = end < 0 ? "" : rest.slice(end);
        return value;
      });
      this.fields.forEach((field, place) => {
        const value = values[place];
        field.value = value === null || value === undefined || value === "___" ? "" : value;
      });
    }

    get starter() {
      return this.list.dataset.text;
    }

    mark(line) {
      all("li", this.list).forEach((item, place) => {
        item.classList.toggle("faulty", place + 1 === line);
      });
    }

    focus() {
      (this.fields.find((field) => !field.value) ?? this.fields[0])?.focus({ preventScroll: true });
    }
  }

  // An answer of several lines.
  class Editor {
    constructor(box) {
      this.area = one("textarea", box);
      this.numbers = one(".numbers", box);
      this.starter = this.area.defaultValue;
      this.area.addEventListener("scroll", () => (this.numbers.scrollTop = this.area.scrollTop));
      this.area.addEventListener("keydown", (event) => this.take(event));
      this.area.addEventListener("input", () => this.number());
      this.number();
    }

    get text() {
      return this.area.value;
    }

    set text(text) {
      this.area.value = text;
      this.number();
    }

    number(faulty) {
      const count = this.area.value.split("\n").length;
      this.area.rows = Math.min(Math.max(count + 1, 4), 24);
      // A page stays quick where somebody pastes a million lines.
      const lines = Array.from({ length: Math.min(count, 1000) }, (_, place) => {
        const line = document.createElement("span");
        line.textContent = `${place + 1}\n`;
        line.className = place + 1 === faulty ? "faulty" : "";
        return line;
      });
      this.numbers.replaceChildren(...lines);
    }

    mark(line) {
      this.number(line);
    }

    // Tab goes to the next blank, and out of the editor behind the last one.
    take(event) {
      if (event.isComposing || event.altKey) return;
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        this.area.form.requestSubmit();
      }
      if (event.key !== "Tab" || event.shiftKey || event.ctrlKey) return;
      if (this.goToBlank(this.area.selectionEnd)) event.preventDefault();
    }

    goToBlank(from) {
      const place = this.area.value.indexOf("___", from);
      if (place >= 0) this.area.setSelectionRange(place, place + 3);
      return place >= 0;
    }

    focus() {
      this.area.focus({ preventScroll: true });
      const end = this.area.value.trimEnd().length;
      if (!this.goToBlank(0)) this.area.setSelectionRange(end, end);
    }
  }

  // MARK: The exercise

  class Exercise {
    constructor(place) {
      this.id = place.dataset.exercise;
      this.form = one("form", place);
      this.told = one(".told", place);
      this.remark = one(".remark", this.form);
      this.next = one(".next", place);
      const list = one(".blanks", this.form);
      this.answer = list ? new Blanks(list) : new Editor(one(".editor", this.form));
      const kept = progress.of(this.id);
      if (typeof kept.text === "string") this.answer.text = kept.text;
      this.former = kept.former;
      this.hints = Number(kept.hints) || 0;
      const live = () => this.draw().catch((error) => this.fail(error));
      this.windows = all("figure[data-index]", place).map(
        (figure) => new PageWindow(figure, live));
      this.draw = coalesced(() => this.drawWindows());
      this.form.addEventListener("input", () => this.change());
      this.form.addEventListener("keydown", (event) => {
        // Enter that ends a composed word checks nothing.
        if ((event.isComposing || event.keyCode === 229) && event.key === "Enter") event.preventDefault();
      });
      // Where the same page is open twice, both show what was typed last.
      addEventListener("storage", ({ key }) => {
        const { text = this.answer.text } = progress.of(this.id);
        if (key !== progress.course + this.id || text === this.answer.text) return;
        this.answer.text = text;
        live();
      });
      this.form.addEventListener("submit", (event) => {
        event.preventDefault();
        this.check().catch((error) => this.fail(error));
      });
      one(".hint", this.form).addEventListener("click", () => {
        this.hint().catch((error) => this.fail(error));
      });
      one(".again", this.form).addEventListener("click", () => this.again());
      this.answer.focus();
      addEventListener("resize", live);
      live().then(() => (document.documentElement.dataset.state = "live"));
    }

    async drawWindows() {
      if (!this.windows.length) return grader.start();
      const words = this.windows.map(
        (window) => `${window.data.index}:${window.width}:${window.isTurned ? "turned" : ""}`);
      const question = `draw ${this.id} ${this.windows[0].scale} ${words.join(" ")}`;
      const seen = await grader.ask(question, this.answer.text);
      this.windows.forEach((window, place) => window.show(seen.windows[place]));
      this.remark.textContent = this.passed === this.answer.text ? "" : (seen.right ?? "");
    }

    change() {
      this.keep({ text: this.answer.text });
      this.told.classList.add("old");
      this.answer.mark(null);
      this.next?.classList.remove("go");
      this.draw().catch((error) => this.fail(error));
    }

    keep(changes) {
      const wasKept = progress.isKept;
      progress.change(this.id, changes);
      if (wasKept && !progress.isKept) this.say("unkept");
    }

    async check() {
      const text = this.answer.text;
      if (this.passed === text) {
        const link = this.next && one("a", this.next);
        if (link) location.href = link.href;
        return;
      }
      const told = await grader.ask(`tell ${this.id}`, text);
      this.show(told);
      this.answer.mark(told.line ?? null);
      this.keep({ text, checks: (progress.of(this.id).checks ?? 0) + 1 });
      if (!told.passed) return;
      this.passed = text;
      this.remark.textContent = "";
      this.keep({ solved: true });
      review("settle").catch(() => {});
      this.next?.classList.add("go");
    }

    async hint() {
      const hint = await grader.ask(`hint ${this.id} ${this.hints + 1}`);
      if (!hint) {
        this.hints = 0;
        return this.hint();
      }
      this.show(hint);
      this.hints += 1;
      this.keep({ hints: Math.max(this.hints, progress.of(this.id).hints ?? 0) });
    }

    // Puts the starter in place of the answer; a second time, the answer that was there.
    again() {
      const text = this.answer.text;
      this.answer.text = text === this.answer.starter && this.former ? this.former : this.answer.starter;
      if (text !== this.answer.starter) this.former = text;
      this.told.replaceChildren();
      this.change();
      this.answer.focus();
    }

    show(told) {
      this.told.classList.remove("old");
      fill(this.told, told);
      this.told.scrollIntoView({ block: "nearest" });
    }

    say(word) {
      const line = document.createElement("p");
      line.textContent = this.form.dataset[word];
      this.told.append(line);
    }

    // The text stays; the next key starts the grader again.
    fail(error) {
      this.told.replaceChildren();
      this.say(error.message === "stopped" ? "stopped" : "failed");
    }
  }

  markSolved();
  all(".saving").forEach(startSaving);
  startFigures();
  for (const place of all(".work[data-exercise]")) new Exercise(place);
  all(".guess").forEach(startGuess);
  all("div.review").forEach(startReview);
  // A page that the browser kept shows what was solved meanwhile.
  addEventListener("pageshow", (event) => event.persisted && markSolved());
  addEventListener("storage", markSolved);
})();
