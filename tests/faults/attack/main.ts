/** `npm run cli -- attack`: plays what strangers try against a program of its own on this machine, and prints a table. */
import { asTable, attack } from './attack.ts';

const outcomes = await attack();
console.log(asTable(outcomes));
process.exitCode = outcomes.every(({ broken }) => broken.length === 0) ? 0 : 1;
