/** `node run.mjs URL PORT CATEGORY…`: prints what Lighthouse says of a page in the browser that listens on a port. */
import { writeSync } from 'node:fs';
import lighthouse from 'lighthouse';

const [url, port, ...onlyCategories] = process.argv.slice(2);
const outcome = await lighthouse(url, { port: Number(port), logLevel: 'silent', output: 'json', onlyCategories });
if (!outcome) throw new Error(`Lighthouse made no report of ${url}`);
const { runtimeError, finalDisplayedUrl, categories, audits } = outcome.lhr;
writeSync(1, JSON.stringify({ runtimeError, finalDisplayedUrl, categories, audits }));
