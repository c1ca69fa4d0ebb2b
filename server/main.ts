import { existsSync } from 'node:fs';
import { bundleFault } from './common/build-files.ts';
import { readConfig } from './config.ts';
import { runBoth } from './wiring/roles.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const reading = readConfig(process.env);
const incomplete = bundleFault(import.meta.filename);
if (incomplete) fail(incomplete);
else if (!reading.ok) fail(...reading.faults);
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
