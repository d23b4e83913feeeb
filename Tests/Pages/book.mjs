#!/usr/bin/env node
// Opens a book's pages in headless Chromium from the disk, answers the first exercise, and goes on.
//
//     Tests/Pages/book.mjs BOOK [--keep FOLDER]
//
// BOOK is the folder that `lessons book` has written. It fails if a page asks for anything outside of its folder,
// says something in the console, is wider than the screen, or doesn't do with keys alone what a learner does. It
// prints how long a page takes to be live, a key to change a drawing, and a check to become words. Screenshots
// are written into the folder that `--keep` names. Without Chromium it says so, and proves nothing.
import fs from "node:fs";
import path from "node:path";
import {
  book, fault, isLive, look, open, page, press, prove, told, type, until, value,
} from "./browser.mjs";

// MARK: What a learner does

// What the files of the course put into the blanks of an exercise: the solution, or a wrong answer that is
// misplaced.
const course = path.join(import.meta.dirname, "../../Lessons");
function blanks(id, isRight) {
  const lesson = fs.readdirSync(course).find((name) => fs.existsSync(path.join(course, name, id)));
  const folder = path.join(course, lesson, id);
  const lines = (file) => fs.readFileSync(path.join(folder, file), "utf8").split("\n");
  const wrong = fs.readdirSync(path.join(folder, "wrong")).map((name) => `wrong/${name}`);
  const files = isRight
    ? ["solution.layout"] : wrong.filter((name) => lines(name).join("\n").includes("verdict: misplaced"));
  const [start, end] = lines("starter.layout").find((line) => line.includes("___")).split("___");
  const filled = files.flatMap(lines).find((line) => line.startsWith(start) && line.endsWith(end));
  return filled.slice(start.length, filled.length - end.length);
}

// Opens the index, follows its first exercise, fills its blank and goes on, by keys alone.
async function firstExercise() {
  await open("index.html");
  await look("index");
  const [id, link] = await value(`[document.querySelector(".exercises > *").dataset.exercise,
    document.querySelector(".exercises a").getAttribute("href")]`);
  const opened = performance.now();
  await open(link);
  await until(isLive, "live exercise");
  console.log(`  live ${Math.round(performance.now() - opened)} ms after the page was opened`);
  await look("exercise");
  await type(blanks(id, false));
  await press("Enter", "\r");
  await until(told("bad"), "verdict on a wrong answer");
  await look("exercise-wrong");
  await press("Backspace");
  await value('document.activeElement.value = ""');
  await type(blanks(id, true));
  await until('document.querySelector(".answer > .remark").textContent', "remark that it looks right");
  await press("Enter", "\r");
  await until(told("good"), "verdict on a right answer");
  await look("exercise-passed");
  await press("Enter", "\r");
  await until(`!location.pathname.endsWith(${JSON.stringify(link)}) && ${isLive}`, "next exercise");
  await look("exercise-next");
  await open("index.html");
  await until('document.querySelector(".exercises .mark").textContent === "✓"', "mark in the index");
  if (!(await value('document.querySelector(".progress").textContent')).startsWith("1 ")) {
    fault("the index doesn't count what passed");
  }
  return link;
}

// Moves a window's edge with the arrow keys, and asks for a hint.
async function windowAndHint(link) {
  await open(link);
  await until(isLive, "live exercise");
  const title = 'document.querySelector("figure .title").textContent';
  const before = await value(title);
  await value('document.querySelector("figure input").focus()');
  await press("ArrowRight");
  await until(`${title} !== ${JSON.stringify(before)}`, "wider window");
  await value('document.querySelector(".hint").click()');
  await until('document.querySelector(".told .verdict")', "hint");
}

// How long keys and checks take in the page, by the page's own clock.
async function times(link) {
  await open(link);
  await until(isLive, "live exercise");
  const id = await value('document.querySelector(".work").dataset.exercise');
  const measured = await value(`(async () => {
    const field = document.querySelector(".answer input, .answer textarea");
    const [right, wrong] = ${JSON.stringify([blanks(id, true), blanks(id, false)])};
    const seen = (place, act) => new Promise((resolve) => {
      const start = performance.now();
      new MutationObserver((_, observer) => {
        observer.disconnect();
        resolve(performance.now() - start);
      }).observe(place, { childList: true, subtree: true });
      act();
    });
    const keys = [], checks = [];
    for (let round = 0; round < 40; round++) {
      keys.push(await seen(document.querySelector(".drawing"), () => {
        field.value = round % 2 ? right : wrong;
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    field.value = wrong;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    for (let round = 0; round < 20; round++) {
      checks.push(await seen(document.querySelector(".told"), () => field.form.requestSubmit()));
    }
    return { keys, checks };
  })()`);
  const sorted = measured.keys.sort((a, b) => a - b);
  const [first, ...again] = measured.checks;
  const middle = (list) => list.sort((a, b) => a - b)[list.length >> 1].toFixed(1);
  console.log(`  a key to a changed drawing: ${middle(sorted)} ms, 95 % ${
    sorted[Math.floor(sorted.length * 0.95)].toFixed(1)} ms`);
  console.log(`  Enter to words: first ${first.toFixed(1)} ms, again ${middle(again)} ms`);
}

// MARK: Guesses, reviews, sheets and motion

const pages = fs.readdirSync(book).sort();
// Where the browser keeps what belongs to this course.
const place = '`layout-lessons/${document.querySelector("footer").textContent.trim()}/`';
const store = (kept) => value(`localStorage.clear(); for (const [key, value] of Object.entries(${
  JSON.stringify(kept)})) localStorage.setItem(${place} + key, JSON.stringify(value))`);
const text = (selector) => value(`document.querySelector(${JSON.stringify(selector)})?.textContent`);

async function drag(selector, distance) {
  const { x, y } = await value(`(() => {
    const place = document.querySelector(${JSON.stringify(selector)});
    place.scrollIntoView({ block: "center" });
    const box = place.getBoundingClientRect();
    return { x: box.right - 4, y: box.top + box.height / 2 };
  })()`);
  const mouse = (type, x) => page("Input.dispatchMouseEvent", {
    type, x, y, button: "left", buttons: type === "mouseReleased" ? 0 : 1, clickCount: 1 });
  await mouse("mousePressed", x);
  await mouse("mouseMoved", x + distance);
  await mouse("mouseReleased", x + distance);
}

async function click(selector) {
  await drag(selector, 0);
}

// Moves the window of a lesson's guess, chooses, and finds both windows, the reply and the rest of the lesson.
async function guess(width, isByPointer) {
  const file = pages.find((name) => fs.readFileSync(path.join(book, name), "utf8").includes("data-ask=\"guess "));
  await open("index.html", { width });
  await store({});
  await open(file, { width });
  const name = `guess-${width}-${isByPointer ? "pointer" : "keys"}`;
  const title = '.guess figure[data-ask] .title';
  const before = await text(title);
  await value(`document.querySelector(".guess").scrollIntoView()`);
  await look(`${name}-asked`);
  if (!(await value('document.querySelector(".rest").hidden'))) fault(`${name}: the rest doesn't wait`);
  if (isByPointer) {
    await drag(".guess figure[data-ask] .drawing .window", 24);
  } else {
    await value('document.querySelector(".guess input").focus()');
    await press("ArrowRight");
  }
  await until(`document.querySelector(${JSON.stringify(title)}).textContent !== ${JSON.stringify(before)}`, "moved window");
  if (isByPointer) await click('.choices [data-mark="a"]');
  else await press("a", "a");
  await until('document.querySelector(".guess .told").textContent && !document.querySelector(".rest").hidden', "reply");
  const figures = await value('document.querySelectorAll(".guess figure").length');
  if (figures < 2) fault(`${name}: ${figures} window stands beside the choices`);
  const right = await value('document.querySelectorAll(".choices .good").length');
  if (right !== 1) fault(`${name}: ${right} choices are marked as right`);
  await value(`document.querySelector(".guess").scrollIntoView()`);
  await look(`${name}-answered`);
  await open("index.html", { width });
  await open(file, { width });
  await until('document.querySelector(".guess .told").textContent', "reply to the guess that was kept");
}

// Passes a lesson as the browser keeps it, two days ago; answers its review wrongly, then rightly.
async function reviews(width, isByPointer) {
  const name = `review-${width}-${isByPointer ? "pointer" : "keys"}`;
  await open("index.html", { width });
  const [solved, lesson] = await value(`(() => {
    const list = document.querySelector(".exercises");
    const link = list.previousElementSibling.querySelector("a").getAttribute("href");
    return [[...list.children].map((item) => item.dataset.exercise), link.replace(/^\\d+-|[.]html$/g, "")];
  })()`);
  const day = Math.floor(Date.now() / 86400000) - 2;
  const kept = Object.fromEntries(
    solved.flatMap((id) => [[id, { solved: true }], [`${id}/solved`, true]]));
  kept[":reviews"] = { [lesson]: { step: 0, since: day, answers: 0, mistakes: {} } };
  const record = `JSON.parse(localStorage.getItem(${place} + ":reviews"))["${lesson}"]`;
  const field = '.review .blanks input, .review .blanks select';
  const answer = async (words) => {
    await store(kept);
    await open("review.html", { width });
    await until(`document.querySelector("${field}")`, "question of a review");
    await look(`${name}-asked`);
    await type(words);
    if (isByPointer) await click(".review .check");
    else await press("Enter", "\r");
    await until('document.querySelector(".review .verdict")', "reply of a review");
    await look(`${name}-${words}`);
  };
  const [wrong, right] = [false, true].map((isRight) => blanks(solved[0], isRight));
  await answer(wrong);
  if ((await value(`${record}.step`)) !== 0) fault(`${name}: a wrong answer counts as right`);
  await answer(right);
  if (!(await value(told("good")))) fault(`${name}: ${right} doesn't pass`);
  if ((await value(`${record}.step`)) !== 1) fault(`${name}: a right answer doesn't count`);
  if (isByPointer) await click(".review .on");
  else await press("Enter", "\r");
  await until('!document.querySelector(".review .blanks")', "end of a review");
}

// A sheet is linked from the index and from the last lesson of its chapter, and fits on paper.
async function sheets() {
  await open("index.html");
  const link = await value('document.querySelector(".sheet a").getAttribute("href")');
  const linked = pages.filter((name) => /^\w?\d/.test(name))
    .filter((name) => fs.readFileSync(path.join(book, name), "utf8").includes(`"${link}"`));
  if (linked.length !== 1) fault(`${linked.length} lessons link to ${link}`);
  for (const width of [360, 1280]) {
    await open(link, { width });
    await look(`sheet-${width}`);
  }
  await open(link, { media: "print" });
  if (!(await value('document.querySelector("h2").getClientRects().length'))) fault("a sheet prints nothing");
  await look("sheet-print", true);
}

// What is typed moves the drawing, unless the reader asked for less motion.
async function motion(link) {
  for (const [motion, isMoving] of [["no-preference", true], ["reduce", false]]) {
    await open(link, { motion });
    await until(isLive, "live exercise");
    const moved = await value(`new Promise((resolve) => {
      const field = document.querySelector(".answer input, .answer textarea");
      new MutationObserver(() => setTimeout(() => resolve(
        document.getAnimations().some((each) => each.effect.target.closest?.("svg")))))
        .observe(document.querySelector(".drawing"), { childList: true });
      field.value = 48;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    })`);
    if (moved !== isMoving) fault(`with motion "${motion}", a drawing ${moved ? "moves" : "doesn't move"}`);
  }
}

// MARK: Appearance

// Every kind of page at every width, light and dark, and on paper.
async function appearance(link) {
  const first = fs.readdirSync(book).sort().find((name) => /^\d.*html$/.test(name));
  for (const width of [360, 768, 1280]) {
    for (const scheme of width === 768 ? ["light"] : ["light", "dark"]) {
      for (const [name, file] of [["index", "index.html"], ["lesson", first], ["exercise", link]]) {
        await open(file, { width, scheme });
        if (name === "exercise") await until(isLive, "live exercise");
        await look(`${name}-${width}-${scheme}`, true);
      }
    }
  }
  await open(link, { media: "print" });
  await look("exercise-print", true);
}

await prove(async () => {
  const link = await firstExercise();
  await windowAndHint(link);
  await times(link);
  for (const width of [360, 1280]) {
    for (const isByPointer of [true, false]) {
      await guess(width, isByPointer);
      await reviews(width, isByPointer);
    }
  }
  await sheets();
  await motion(link);
  await appearance(link);
});
