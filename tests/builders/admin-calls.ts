import { readdir } from 'node:fs/promises';
import type { CallContract } from '#contract/call.ts';

const isCall = (value: unknown): value is CallContract =>
  typeof value === 'object' && value !== null && 'path' in value && 'responses' in value;

const contractFolder = new URL('../../contract/', import.meta.url);

const files = (await readdir(contractFolder, { recursive: true })).filter((name) =>
  /^[\w/-]+(?<!\.test)\.ts$/.test(name),
);
const isAdmin = (name: string): boolean => name.startsWith('admin/');

async function callsOf(names: readonly string[]): Promise<CallContract[]> {
  const modules: object[] = await Promise.all(names.map((name) => import(new URL(name, contractFolder).href)));
  return modules.flatMap((module) => Object.values(module).filter(isCall));
}

/** Every call of the administration, as the contract has them. */
export const adminCalls = await callsOf(files.filter(isAdmin));

/** Every call of the site. */
export const siteCalls = await callsOf(files.filter((name) => !isAdmin(name)));
