import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describedCalls } from '#server/wiring/described-calls.ts';

/** Writes the description of all calls into a file, and next to it as brotli: a build step. */
const [file = ''] = process.argv.slice(2);
const text = await describedCalls();
writeFileSync(file, text);
writeFileSync(`${file}.br`, brotliCompressSync(text));
