import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { bundleFault, isBundled } from './common/build-files.ts';
import { liveFault } from './config/live-facts.ts';
import { readConfig } from './config.ts';
import { runBoth } from './wiring/roles.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
// V8's compile cache is stored next to the build for the next start. If that is not writable, it is rebuilt.
if (isBundled) enableCompileCache(join(import.meta.dirname, 'compiled'));
const reading = readConfig(process.env);
const notLive = reading.ok ? liveFault(reading.settings) : null;
const incomplete = bundleFault(import.meta.filename);
if (incomplete) fail(incomplete);
else if (!reading.ok) fail(...reading.faults);
else if (notLive) fail(notLive);
else if (reading.settings.role === 'all') process.exit(await runBoth(import.meta.filename, reading.settings));
else {
  // The supervisor loads neither process's code.
  const { runRole } = await import('./run-role.ts');
  await runRole(reading.settings);
}

function fail(...faults: string[]): void {
  for (const fault of faults) console.error(fault);
  process.exitCode = 1;
}
