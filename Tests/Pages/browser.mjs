// Headless Chromium for the checks of a book's pages, spoken to by a pipe.
//
// The first argument of the command is the folder that `lessons book` has written, and `--keep FOLDER` keeps
// screenshots. Without Chromium it says so, and proves nothing.
import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

export const [book, ...options] = process.argv.slice(2);
const keep = options.includes("--keep") ? options[options.indexOf("--keep") + 1] : null;
if (!book) throw "name the folder that lessons book has written";
const program = ["chromium", "chromium-browser", "google-chrome"].find(
  (name) => spawnSync("which", [name]).status === 0);
if (!program) {
  console.log("SKIPPED, nothing is proved: there is no Chromium (apt-get install chromium)");
  process.exit(0);
}
const profile = fs.mkdtempSync(path.join(os.tmpdir(), "book-"));
if (keep) fs.mkdirSync(keep, { recursive: true });

// MARK: The browser, spoken to by a pipe

const browser = spawn(
  program,
  ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe",
    `--user-data-dir=${profile}`],
  { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
const waiting = new Map();
export const faults = [];
let [count, rest] = [0, ""];
browser.stdio[4].on("data", (data) => {
  const parts = (rest + data).split("\0");
  rest = parts.pop();
  for (const message of parts.map((part) => JSON.parse(part))) {
    if (message.id) waiting.get(message.id)?.(message.result ?? message);
    else notice(message);
  }
});
export function send(method, params = {}, sessionId) {
  const id = ++count;
  browser.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + "\0");
  return new Promise((resolve) => waiting.set(id, resolve));
}

export function fault(words) {
  faults.push(words);
  console.log(`  ${words}`);
}

// The sessions of the pages' workers.
export const workers = [];

function notice({ method, params }) {
  if (method === "Target.attachedToTarget" && params.targetInfo.type === "worker") workers.push(params.sessionId);
  if (method === "Runtime.exceptionThrown") fault(`exception: ${params.exceptionDetails.text} ${
    params.exceptionDetails.exception?.description ?? ""}`);
  if (method === "Log.entryAdded") fault(`console: ${params.entry.text}`);
  if (method === "Runtime.consoleAPICalled") fault(`console: ${params.args.map((arg) => arg.value)}`);
  if (method === "Network.requestWillBeSent" && !/^(file|blob|data):/.test(params.request.url)) {
    fault(`a request to ${params.request.url}`);
  }
}

let session;
export const page = (method, params) => send(method, params, session);

// Everything goes to the tab that was opened last, or that `use` names.
export async function openTab() {
  const { targetId } = await send("Target.createTarget", { url: "about:blank" });
  session = (await send("Target.attachToTarget", { targetId, flatten: true })).sessionId;
  for (const domain of ["Page", "Runtime", "Log", "Network"]) await page(`${domain}.enable`);
  return session;
}

export function use(tab) {
  session = tab;
}

await openTab();

export async function value(expression, isLeaving = false) {
  const told = await page("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
  if (told.exceptionDetails && !isLeaving) fault(`${expression}: ${told.exceptionDetails.text}`);
  return told.result?.value;
}

// Waits until an expression is true; a fault after ten seconds.
export async function until(expression, what) {
  const start = performance.now();
  // A page that is being left has nothing to ask.
  while (!(await value(`Boolean(${expression})`, true))) {
    if (performance.now() - start > 10000) return fault(`in 10 s there is no ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export async function open(
  file, { folder = book, width = 1280, height = 800, scheme = "light", media = "screen",
    motion = "no-preference" } = {},
) {
  await page("Emulation.setDeviceMetricsOverride", {
    width, height, deviceScaleFactor: 1, mobile: width < 600 });
  await page("Emulation.setEmulatedMedia", {
    media, features: [
      { name: "prefers-color-scheme", value: scheme },
      { name: "prefers-reduced-motion", value: motion }] });
  await value("document.documentElement.dataset.left = true");
  await page("Page.navigate", { url: `file://${path.resolve(folder, file)}` });
  await until(
    `location.pathname.endsWith(${JSON.stringify(file)}) && document.readyState === "complete"
      && !document.documentElement.dataset.left`, file);
}

export async function look(name, isWhole = false) {
  const [shown, all, height] = await value(
    "[document.documentElement.clientWidth, document.documentElement.scrollWidth, document.documentElement.scrollHeight]");
  if (all > shown) fault(`${name}: the page is ${all} pixels wide on a screen of ${shown}`);
  if (!keep) return;
  if (isWhole) {
    await page("Emulation.setDeviceMetricsOverride", {
      width: shown, height: Math.min(height, 6000), deviceScaleFactor: 1, mobile: shown < 600 });
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  const { data } = await page("Page.captureScreenshot", { format: "png" });
  fs.writeFileSync(path.join(keep, `${name}.png`), Buffer.from(data, "base64"));
}

export async function press(key, text, modifiers = 0) {
  // The code of a sign is that of another key: of a full stop, for example, Delete.
  const code = { Backspace: 8, Tab: 9, Enter: 13, ArrowLeft: 37, ArrowRight: 39 }[key]
    ?? (/^[a-z0-9]$/i.test(key) ? key.toUpperCase().charCodeAt(0) : 0);
  await page("Input.dispatchKeyEvent", {
    type: text ? "keyDown" : "rawKeyDown", key, text, modifiers, windowsVirtualKeyCode: code });
  await page("Input.dispatchKeyEvent", { type: "keyUp", key, modifiers, windowsVirtualKeyCode: code });
}

export async function type(text) {
  for (const character of text) await press(character, character);
}

export const isLive = 'document.documentElement.dataset.state === "live"';
export const told = (word) => `document.querySelector(".told .verdict")?.className.includes("${word}")`;

// Does what a script proves, and ends the command. What the script can't do is a fault, too.
export async function prove(body) {
  try {
    await body();
  } catch (error) {
    fault(error.stack ?? error);
  }
  const ended = new Promise((resolve) => browser.once("exit", resolve));
  await send("Browser.close");
  await ended;
  fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  console.log(`${faults.length} faults`);
  process.exit(faults.length ? 1 : 0);
}
