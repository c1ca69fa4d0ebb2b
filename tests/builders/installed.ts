import { spawnSync } from 'node:child_process';

/** Whether a program is on this machine: what needs it is tried where it is. */
export const installed = (program: string): boolean => spawnSync('which', [program]).status === 0;
