// Runs a book's module as a page does: questions on standard input, answers on standard output.
//
//     node Tests/Proof/Module/host.mjs BOOK/module.js < QUESTIONS
import fs from "node:fs";
import zlib from "node:zlib";

const packed = fs.readFileSync(process.argv[2], "utf8").match(/"([^"]*)"/)[1];
const bytes = zlib.inflateRawSync(Buffer.from(packed, "base64"));
const { instance } = await WebAssembly.instantiate(bytes, {});
const { ask, free, malloc, memory } = instance.exports;
const questions = fs.readFileSync(0);
const start = malloc(questions.length + 1);
new Uint8Array(memory.buffer, start, questions.length).set(questions);
const answers = ask(start, questions.length);
free(start);
const length = new DataView(memory.buffer).getUint32(answers, true);
fs.writeSync(1, Buffer.from(memory.buffer, answers + 4, length));
