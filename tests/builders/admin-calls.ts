import { readdir } from 'node:fs/promises';
import type { CallContract } from '#contract/call.ts';

const isCall = (value: unknown): value is CallContract =>
  typeof value === 'object' && value !== null && 'path' in value && 'responses' in value;

const folder = new URL('../../contract/admin/', import.meta.url);
const files = (await readdir(folder)).filter((name) => /^[\w-]+(?<!\.test)\.ts$/.test(name));
const modules: object[] = await Promise.all(files.map((name) => import(new URL(name, folder).href)));

/** Every call of the administration, as the contract has them. */
export const adminCalls = modules.flatMap((module) => Object.values(module).filter(isCall));
