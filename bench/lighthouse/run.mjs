/** `node run.mjs URL PORT CATEGORY…`: prints what Lighthouse says of a page in the browser that listens on a port. */
import lighthouse from 'lighthouse';

const [url, port, ...onlyCategories] = process.argv.slice(2);
const outcome = await lighthouse(url, { port: Number(port), logLevel: 'silent', output: 'json', onlyCategories });
if (!outcome) throw new Error(`Lighthouse made no report of ${url}`);
const { runtimeError, finalDisplayedUrl, categories, audits } = outcome.lhr;
// A pipe takes it in parts; the process ends when all is taken.
process.stdout.write(JSON.stringify({ runtimeError, finalDisplayedUrl, categories, audits }));
