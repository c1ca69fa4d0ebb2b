import { violations } from './cruise.ts';

const found = await violations();
for (const { rule, from, to } of found) console.error(`${from} -> ${to} (${rule})`);
console.log(
  found.length === 0 ? 'Every import goes the way of the plan.' : `${found.length} imports go against the plan.`,
);
if (found.length > 0) process.exitCode = 1;
