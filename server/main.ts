import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { bundleFault, isBundled } from './common/build-files.ts';
import { liveFault } from './config/live-facts.ts';
import { readConfig } from './config.ts';
import { runBoth } from './wiring/roles.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
// The next start finds what V8 made of the build beside it. Where nothing can be written, it is made anew.
if (isBundled) enableCompileCache(join(import.meta.dirname, 'compiled'));
const reading = readConfig(process.env);
const notLive = reading.ok ? liveFault(reading.settings) : null;
const incomplete = bundleFault(import.meta.filename);
if (incomplete) fail(incomplete);
else if (!reading.ok) fail(...reading.faults);
else if (notLive) fail(notLive);
else if (reading.settings.role === 'all') process.exit(await runBoth(import.meta.filename, reading.settings));
else {
  // What supervises two processes loads neither's code.
  const { runRole } = await import('./run-role.ts');
  await runRole(reading.settings);
}

function fail(...faults: string[]): void {
  for (const fault of faults) console.error(fault);
  process.exitCode = 1;
}
