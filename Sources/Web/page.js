// The script of a book's pages. The module decides, draws and finds the words; the script passes on what is
// typed, shows what comes back, and keeps answers in the browser.
"use strict";
(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const one = (selector, root = document) => root.querySelector(selector);

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

  async function unpacked(base64) {
    const text = atob(base64);
    const bytes = new Uint8Array(text.length);
    for (let place = 0; place < text.length; place++) bytes[place] = text.charCodeAt(place);
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  }

  const grader = {
    // After so many milliseconds without an answer the worker is ended; the next question starts a new one.
    // A browser compiles as it goes on, so that a worker's first answer takes longer.
    patience: { start: 20000, first: 5000, question: 1000 },
    waiting: new Map(),
    number: 0,

    // The module and the course's files, unpacked once for all workers.
    parts() {
      this.kept ??= Promise.all([
        unpacked(globalThis.lessonsModule).then((bytes) => WebAssembly.compile(bytes)),
        unpacked(globalThis.lessonsCourse),
      ]);
      return this.kept;
    },

    start() {
      this.started ??= this.parts().then(([module, course]) => {
        const source = new Blob([`(${work})()`], { type: "text/javascript" });
        const address = URL.createObjectURL(source);
        this.worker = new Worker(address);
        URL.revokeObjectURL(address);
        this.worker.onmessage = ({ data }) => this.take(data);
        this.worker.onerror = () => this.stop("error");
        this.isFresh = true;
        return this.post({ module, course }, this.patience.start);
      });
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
    let isRunning = false;
    let isWanted = false;
    return async () => {
      isWanted = true;
      if (isRunning) return;
      isRunning = true;
      try {
        while (isWanted) {
          isWanted = false;
          await body();
        }
      } finally {
        isRunning = false;
      }
    };
  }

  // MARK: What the browser keeps

  const progress = {
    key: "layout-lessons",
    isKept: true,

    read() {
      try {
        const kept = JSON.parse(localStorage.getItem(this.key) ?? "{}");
        return kept && typeof kept === "object" ? kept : {};
      } catch {
        return {};
      }
    },

    of(exercise) {
      const kept = this.read();
      const record = Object.hasOwn(kept, exercise) ? kept[exercise] : null;
      return record && typeof record === "object" ? record : {};
    },

    // Other pages may have changed what they keep, so it is read each time.
    change(exercise, changes) {
      const kept = this.read();
      Object.defineProperty(kept, exercise, {
        value: { ...this.of(exercise), ...changes }, configurable: true, enumerable: true,
      });
      try {
        localStorage.setItem(this.key, JSON.stringify(kept));
        this.isKept = true;
      } catch {
        this.isKept = false;
      }
    },
  };

  function markSolved() {
    const solved = all("[data-exercise] > .mark").filter((mark) => {
      const isSolved = progress.of(mark.parentElement.dataset.exercise).solved === true;
      mark.textContent = isSolved ? "✓" : "";
      return isSolved;
    });
    for (const place of all(".progress")) {
      place.textContent = place.textContent.replace(/\d+/, solved.length);
      place.hidden = false;
    }
  }

  // MARK: Windows

  // A window whose edge the reader moves: by its slider, or by the drawing itself.
  class PageWindow {
    constructor(figure, changed) {
      this.figure = figure;
      this.data = figure.dataset;
      this.width = Number(this.data.width);
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
      const end = () => {
        removeEventListener("pointermove", drag);
        for (const name of ["pointerup", "pointercancel"]) removeEventListener(name, end);
      };
      addEventListener("pointermove", drag);
      for (const name of ["pointerup", "pointercancel"]) addEventListener(name, end);
      event.preventDefault();
      this.slider.focus({ preventScroll: true });
    }

    // The widest window of this scale, and the pixels that it has, beside which its numbers stand.
    get scale() {
      return `${this.data.widest}x${Math.max(120, this.drawing.clientWidth - 40)}`;
    }

    show(seen) {
      if (seen.svg) this.drawing.innerHTML = seen.svg;
      one(".title", this.figure).textContent = seen.title;
      one(".remark", this.figure).textContent = seen.remark ?? "";
      const mark = one(".mark", this.figure);
      mark.textContent = seen.mark ?? "";
      mark.className = `mark ${seen.mark === "✓" ? "good" : "bad"}`;
      this.slider?.setAttribute("aria-valuetext", seen.title);
    }
  }

  function startFigures() {
    for (const figure of all("figure[data-figure]")) {
      const draw = coalesced(async () => {
        const { data, width } = shown;
        const words = [data.lesson, data.figure, `${width}x${data.height}`];
        const rest = [shown.isRightToLeft ? "rtl" : "ltr", data.axis, shown.scale];
        shown.show(await grader.ask(`figure ${[...words, ...rest].join(" ")}`));
      });
      const shown = new PageWindow(figure, () => draw().catch(() => {}));
      // A drawing that is too wide is made again, so that its numbers stay as large.
      if (one("svg", figure).width.baseVal.value > shown.drawing.clientWidth) shown.changed();
    }
  }

  // MARK: The answer

  // Text as files have it, whatever it was copied from.
  const plain = (text) =>
    text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n").replace(/\u00A0/g, " ");

  // An answer in blanks: the text around them stays as it is.
  class Blanks {
    constructor(list) {
      this.list = list;
      this.parts = list.dataset.text.split("___");
      this.fields = all("input, select", list);
      for (const button of all(".step", list)) {
        button.addEventListener("click", () => {
          const field = one("input", button.parentElement);
          const value = Number(plain(field.value).trim().replace("−", "-")) || 0;
          field.value = value + Number(button.dataset.step);
          field.dispatchEvent(new Event("input", { bubbles: true }));
        });
      }
    }

    get text() {
      const values = this.fields.map((field) => plain(field.value).trim() || "___");
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
      return plain(this.area.value);
    }

    set text(text) {
      this.area.value = text;
      this.number();
    }

    number(faulty) {
      const count = this.area.value.split("\n").length;
      this.area.rows = Math.min(Math.max(count + 1, 4), 24);
      const lines = Array.from({ length: count }, (_, place) => {
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
      this.hints = Number(kept.hints) || 0;
      const live = () => this.draw().catch((error) => this.fail(error));
      this.windows = all("figure[data-index]", place).map(
        (figure) => new PageWindow(figure, live));
      this.draw = coalesced(() => this.drawWindows());
      this.form.addEventListener("input", () => this.change());
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
      if (told.error) this.told.textContent = told.error;
      else this.told.innerHTML = told.html;
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
  startFigures();
  for (const place of all(".work[data-exercise]")) new Exercise(place);
  // A page that the browser kept shows what was solved meanwhile.
  addEventListener("pageshow", (event) => event.persisted && markSolved());
})();
