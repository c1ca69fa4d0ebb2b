import type { Reader } from './faults.ts';
import { portOf } from './urls.ts';

/** `web` answers requests, `worker` runs the background jobs; `all` starts both, each as a process of its own. */
export type Role = 'web' | 'worker' | 'all';

const roles: Readonly<Record<Role, Role>> = { web: 'web', worker: 'worker', all: 'all' };

export const readRole = (read: Reader): Role => read.choice('ROLE', 'all', roles);

/** Where the worker reports its health on this machine; null: nowhere. */
export const readWorkerPort = (read: Reader): number | null =>
  read.optional('WORKER_PORT', portOf, 'must be a whole number from 0 to 65535');
