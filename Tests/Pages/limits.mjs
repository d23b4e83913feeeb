#!/usr/bin/env node
// Tries what a book's pages have to stand: hostile answers and bundles, input methods, pages that are open twice,
// progress as a file, and what axe-core finds.
//
//     Tests/Pages/limits.mjs BOOK [--memory]
//
// BOOK is the folder that `lessons book` has written. With `--memory` it only checks 2,000 answers in one page, and
// prints how much memory they take. Without Chromium it says so, and proves nothing; without axe-core (README.md
// says how to install it) it leaves out what axe-core finds, and says so, too.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import {
  book, fault, isLive, open, openTab, options, page, press, prove, send, told, type, until, use, value, workers,
} from "./browser.mjs";

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "limits-"));
const field = 'document.querySelector(".answer input, .answer textarea")';
const words = 'document.querySelector(".told").textContent';
const quoted = (text) => JSON.stringify(text);

// The file of the first exercise with blanks or with an editor.
function exercise(part) {
  const names = [...fs.readFileSync(path.join(book, "index.html"), "utf8").matchAll(/href="(exercise-[^"]*)"/g)];
  return names.map(([, name]) => name).find(
    (name) => fs.readFileSync(path.join(book, name), "utf8").includes(part));
}
const [blanks, editor] = [exercise('inputmode="decimal"'), exercise("<textarea")];

async function openExercise(file, place) {
  await open(file, place);
  await until(isLive, `live exercise in ${file}`);
}

// Puts a text in place of the answer, as much of it as the field takes, and checks it; how long until there
// are words.
async function answer(text) {
  return value(`new Promise((resolve) => {
    const [start, told] = [performance.now(), document.querySelector(".told")];
    told.replaceChildren();
    const most = ${field}.maxLength;
    ${field}.value = ${quoted(text)}.slice(0, most < 0 ? Infinity : most);
    ${field}.dispatchEvent(new Event("input", { bubbles: true }));
    new MutationObserver(() => told.textContent && resolve(performance.now() - start)).observe(
      told, { childList: true, subtree: true, characterData: true });
    setTimeout(() => resolve(-1), 20000);
    ${field}.form.requestSubmit();
  })`);
}

// MARK: Hostile answers

async function hostileAnswers() {
  const views = Array.from({ length: 60 }, (_, place) => `V${place}`);
  const tangled = views.flatMap((view) => views.slice(0, 8).map(
    (other, place) => `${view}.left >= ${place + 0.5} * ${other}.width - ${place} @${1 + place}`));
  await openExercise(editor);
  const starter = await value(`${field}.value`);
  for (const [name, text] of [
    ["a megabyte in one line", "x".repeat(1 << 20)], ["a million lines", "\n".repeat(1 << 20)],
    ["a megabyte of constraints", "A.width = 8\n".repeat(90000)], ["100,000 parentheses", "(".repeat(100000)],
    ["500 lines that depend on each other", tangled.join("\n")],
    ["marks", "<img src=x onerror=stolen=1>.width = <script>stolen=1</script>"],
  ]) {
    const taken = await answer(text);
    console.log(`  ${name}: ${Math.round(taken)} ms until the page says: ${(await value(words)).slice(0, 70)}`);
    if (taken < 0) fault(`${name}: the page says nothing`);
    if (await value('document.querySelector(".told script, .told img") !== null')) fault(`${name}: markup`);
  }
  await answer(starter);
  await until('document.querySelector(".told .verdict")', "verdict after hostile answers");
  await value("localStorage.clear()");
}

// MARK: Hostile bundles

const packed = (bytes) => zlib.deflateRawSync(bytes).toString("base64");

// A copy of the book with other scripts.
function copy(name, scripts) {
  const folder = path.join(scratch, name);
  fs.cpSync(book, folder, { recursive: true });
  for (const [file, text] of Object.entries(scripts)) fs.writeFileSync(path.join(folder, file), text);
  return folder;
}

// The course of the book, with another text in place of each file's.
function courseWith(change) {
  const bytes = zlib.inflateRawSync(
    Buffer.from(fs.readFileSync(path.join(book, "course.js"), "utf8").match(/"([^"]*)"/)[1], "base64"));
  const parts = [];
  for (let place = 0; place < bytes.length;) {
    const [first, second] = [bytes.indexOf(10, place), bytes.indexOf(10, bytes.indexOf(10, place) + 1)];
    const [name, count] = [bytes.toString("utf8", place, first), Number(bytes.toString("utf8", first + 1, second))];
    const text = Buffer.from(change(name, bytes.toString("utf8", second + 1, second + 1 + count)));
    parts.push(Buffer.from(`${name}\n${text.length}\n`), text);
    place = second + 1 + count;
  }
  return `globalThis.lessonsCourse = "${packed(Buffer.concat(parts))}"\n`;
}

async function hostileBundles() {
  const script = "<script>stolen=1</script><img src=x onerror=stolen=1>";
  const inStrings = (text) => text.replace(/("(?:title|task)": *")/g, `$1${script.replace(/"/g, '\\"')}`)
    .replace(/("hints": *\[\s*")/, `$1${script}`);
  const hostile = copy("marks", {
    "course.js": courseWith((name, text) => (name.endsWith("exercise.json") ? inStrings(text) : text)) });
  await openExercise(blanks, { folder: hostile });
  await value('document.querySelector(".hint").click()');
  await until(`${words}.includes("<script>stolen=1</script>")`, "hint with its marks as text");
  if (await value("globalThis.stolen !== undefined")) fault("a script of the bundle runs");
  for (const [name, scripts] of [
    ["an empty course", { "course.js": courseWith(() => "") }],
    ["a course with names that lead elsewhere", {
      "course.js": courseWith((name, text) => text.replaceAll(/"id": *"/g, '"id": "../<b>')) }],
    ["a course that isn't packed", { "course.js": 'globalThis.lessonsCourse = "AAAA"\n' }],
    ["no course", { "course.js": "" }],
    ["a module that is none", { "module.js": `globalThis.lessonsModule = "${packed(Buffer.from("no module"))}"\n` }],
    ["a module that isn't packed", { "module.js": 'globalThis.lessonsModule = "%"\n' }],
  ]) {
    await open(blanks, { folder: copy("broken", scripts) });
    await value(`${field}.form.requestSubmit()`);
    await until(words, `sentence about ${name}`);
    console.log(`  ${name}: ${(await value(words)).slice(0, 100)}`);
  }
}

// MARK: Input

async function input() {
  await openExercise(blanks);
  await value(`${field}.focus()`);
  await page("Input.imeSetComposition", { text: "じゅうろく", selectionStart: 5, selectionEnd: 5 });
  await page("Input.dispatchKeyEvent", { type: "rawKeyDown", key: "Enter", windowsVirtualKeyCode: 229 });
  await page("Input.insertText", { text: "16" });
  await until(`${field}.value.endsWith("16")`, "composed text");
  if (await value(words)) fault("Enter that ends a composition checks");
  await value(`${field}.value = ""`);
  await type("16");
  await press("Enter", "\r");
  await until(told("good"), "verdict after a composition");
  await openExercise(editor);
  for (const [text, expected] of [
    ["“A”.width\u00A0=\u00A080\r\n", "“"], ["名前.width = 8", "名前"], ["زر.width = 8", "زر"],
  ]) {
    await value('document.querySelector(".told").replaceChildren()');
    await value(`${field}.select()`);
    await page("Input.insertText", { text });
    await value(`${field}.form.requestSubmit()`);
    await until(`${words}.includes(${quoted(expected)})`, `words about ${text}`);
  }
  await value("localStorage.clear()");
}

// MARK: Kept progress

async function twoPages(tab) {
  await openExercise(blanks);
  const second = await openTab();
  await openExercise(blanks);
  await type("12");
  use(tab);
  await until(`${field}.value === "12"`, "what the other page has");
  await value(`${field}.value = ""`);
  await value(`${field}.focus()`);
  await type("16");
  await press("Enter", "\r");
  await until(told("good"), "verdict");
  use(second);
  await until(`${field}.value === "16"`, "what the other page has");
  await type("3");
  await open("index.html");
  await until('document.querySelector(".exercises .mark").textContent === "✓"', "mark of what passed elsewhere");
  const [key] = await value("Object.keys(localStorage)");
  await open("index.html", { folder: copy("other", {
    "index.html": fs.readFileSync(path.join(book, "index.html"), "utf8").replace(
      /<footer>[^]*<\/footer>/, "<footer><p>Another course</p></footer>") }) });
  if (await value('document.querySelector(".exercises .mark").textContent')) fault(`${key} is of another course`);
  await send("Target.closeTarget", { targetId: (await page("Target.getTargetInfo")).targetInfo.targetId });
  use(tab);
}

async function take(text, isTaken) {
  const file = path.join(scratch, "taken.json");
  fs.writeFileSync(file, text);
  const { root } = await page("DOM.getDocument");
  const { nodeId } = await page("DOM.querySelector", { nodeId: root.nodeId, selector: ".saving input" });
  await value('document.querySelector(".saving [role=status]").textContent = ""');
  await page("DOM.setFileInputFiles", { nodeId, files: [file] });
  const word = `document.querySelector(".saving").dataset.${isTaken ? "took" : "unread"}`;
  await until(`document.querySelector(".saving [role=status]").textContent === ${word}`,
    `sentence about ${text.slice(0, 60)}`);
}

async function progressFile() {
  await open("index.html");
  await send("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: scratch });
  await value('document.querySelector(".save").click()');
  const file = path.join(scratch, "layout-lessons.json");
  for (let wait = 0; !fs.existsSync(file) && wait < 100; wait++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const text = fs.readFileSync(file, "utf8");
  const id = blanks.slice("exercise-".length, -".html".length);
  const { version, exercises, answers } = JSON.parse(text);
  if (version !== 1 || exercises[id].state !== "solved" || !answers[`${id}.layout`].includes("163")) {
    fault(`the file doesn't hold the progress: ${text}`);
  }
  await value("localStorage.clear()");
  await open("index.html");
  await take(text, true);
  const mark = 'document.querySelector(".exercises .mark").textContent === "✓"';
  await until(mark, "mark from the file");
  for (const damaged of [
    "", "garbage", "null", "[]", '{"version": 1}', '{"version": 2, "exercises": {}}', text.slice(0, -20),
    '{"version": 1, "exercises": {"elsewhere": {"state": "solved"}}}',
  ]) await take(damaged, false);
  await take(`{"version": 1, "exercises": {"${id}": {"state": "begun", "hints": 1e300, "checks": "x"},
    "../../evil": {"state": "solved"}, "__proto__": {"state": "solved"}, "a<b>": null},
    "answers": {"${id}.layout": "stolen", "../evil.layout": "x"}}`, true);
  await until(mark, "mark that stays");
  const kept = await value("JSON.stringify(Object.entries(localStorage))");
  if (kept.includes("evil") || kept.includes("stolen")) fault(`taken over from a hostile file: ${kept}`);
  await value("localStorage.clear()");
}

// MARK: What axe-core finds

async function accessibility() {
  const found = spawnSync("python3", [
    "-c", "import axe_core_python, os; print(os.path.dirname(axe_core_python.__file__) + '/axe.min.js')"]);
  if (found.status) return console.log("  SKIPPED, nothing is proved: there is no axe-core-python");
  const axe = fs.readFileSync(String(found.stdout).trim(), "utf8");
  const lesson = fs.readdirSync(book).sort().find((name) => /^\d.*html$/.test(name));
  let [pages, rules] = [0, 0];
  for (const scheme of ["light", "dark"]) {
    for (const file of ["index.html", lesson, blanks, editor]) {
      await open(file, { scheme });
      if (file.startsWith("exercise")) await until(isLive, "live exercise");
      if (file === blanks) await answer("8");
      await value('document.querySelectorAll("details").forEach((fold) => (fold.open = true))');
      await value(`${axe}; true`);
      const { passes, violations } = await value("axe.run(document)");
      [pages, rules] = [pages + 1, Math.max(rules, passes.length)];
      for (const { id, help, nodes } of violations) {
        fault(`${file}, ${scheme}: ${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 90)).join(" ")}`);
      }
    }
  }
  console.log(`  axe-core looked at ${pages} pages by up to ${rules} rules`);
}

// MARK: Memory

// What 2,000 checks take after the first 100, in the module and in the heaps of the page and of its worker.
async function memory() {
  await page("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: true });
  // The worker's module is in none of its globals, so its text gets a line that puts its memory there.
  await page("Page.addScriptToEvaluateOnNewDocument", { source: `{
    const Own = Blob;
    const line = "{ const made = WebAssembly.instantiate; WebAssembly.instantiate = async (...all) => "
      + "{ const module = await made(...all); self.kept = module.exports.memory; return module; }; }";
    Blob = function (parts, options) {
      return new Own(options?.type === "text/javascript" ? [line, ...parts] : parts, options);
    };
  }` });
  await openExercise(blanks);
  const sizes = async () => {
    const worker = (method, params) => send(method, params, workers.at(-1));
    for (const ask of [page, worker]) await ask("HeapProfiler.collectGarbage");
    const module = await worker("Runtime.evaluate", { expression: "kept.buffer.byteLength" });
    const heaps = [await page("Runtime.getHeapUsage"), await worker("Runtime.getHeapUsage")];
    return [module.result.value, heaps[0].usedSize + heaps[1].usedSize];
  };
  const check = (count) => value(`(async () => {
    const told = document.querySelector(".told");
    for (let round = 0; round < ${count}; round++) {
      const seen = new Promise((resolve) => new MutationObserver((_, observer) => {
        observer.disconnect();
        resolve();
      }).observe(told, { childList: true }));
      ${field}.value = 17 + (round % 40);
      ${field}.dispatchEvent(new Event("input", { bubbles: true }));
      ${field}.form.requestSubmit();
      await seen;
    }
  })()`);
  await check(100);
  const before = await sizes();
  await check(1900);
  const after = await sizes();
  for (const [place, name] of ["the module's memory", "the heaps"].entries()) {
    const grown = (after[place] - before[place]) / (1 << 20);
    const first = (before[place] / (1 << 20)).toFixed(1);
    console.log(`  ${name}: ${first} MB after 100 checks, ${grown.toFixed(1)} MB more after 2,000`);
    if (grown >= 5) fault(`${name} has grown by ${grown.toFixed(1)} MB`);
  }
}

process.on("exit", () => fs.rmSync(scratch, { recursive: true, force: true }));
await prove(async () => {
  if (options.includes("--memory")) return memory();
  const tab = await openTab();
  await hostileAnswers();
  await hostileBundles();
  await input();
  await twoPages(tab);
  await progressFile();
  await accessibility();
});
