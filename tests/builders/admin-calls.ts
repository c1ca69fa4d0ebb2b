import { readdir } from 'node:fs/promises';
import type { CallContract } from '#contract/call.ts';

const isCall = (value: unknown): value is CallContract =>
  typeof value === 'object' && value !== null && 'path' in value && 'responses' in value;

const contractFolder = new URL('../../contract/', import.meta.url);

async function callsOf(folder: URL, { recursive = false } = {}): Promise<CallContract[]> {
  const files = (await readdir(folder, { recursive })).filter((name) => /^[\w/-]+(?<!\.test)\.ts$/.test(name));
  const modules: object[] = await Promise.all(files.map((name) => import(new URL(name, folder).href)));
  return modules.flatMap((module) => Object.values(module).filter(isCall));
}

/** Every call of the administration, as the contract has them. */
export const adminCalls = await callsOf(new URL('admin/', contractFolder), { recursive: true });

/** Every call of the site. */
export const siteCalls = await callsOf(contractFolder);
