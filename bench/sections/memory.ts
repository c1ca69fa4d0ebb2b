import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { childrenOf } from '../processor.ts';
import { figure } from '../report/print.ts';
import type { Site } from '../site.ts';
import { booksOf, untilDrained } from './bookings.ts';

const roles = ['web', 'worker'] as const;
type Sample = { at: number } & Record<(typeof roles)[number], number>;

const bookingsPerSecond = 5;
/** Client numbers end. */
const mostBookings = 8000;
const readsPerSecond = 50;
const sampledEveryMs = 5000;
/** Of a short load too, so that each window has some. */
const leastSamples = 50;
const settlesMs = 10_000;
/** Minutes; what is least in a shorter window says more of the collector than of the program. */
const longestWindow = 10;

/** Megabytes of a line in one of a process's own files. */
function megabytes(pid: number, file: 'status' | 'smaps_rollup', name: string): number {
  const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'));
  return Number(found?.[1] ?? 0) / 1024;
}

/** What the processes of the database share is counted once. */
const databaseMemory = (postmaster: number) =>
  [postmaster, ...childrenOf(postmaster)].reduce((sum, pid) => {
    try {
      return sum + megabytes(pid, 'smaps_rollup', 'Pss');
    } catch {
      return sum; // it ended meanwhile
    }
  }, 0);

function printMemory(when: string, { pids, postmaster }: Site): void {
  for (const role of roles) figure(`memory-${when}-${role}`, megabytes(pids[role], 'status', 'VmRSS'), 'MB');
  figure(`memory-${when}-database`, databaseMemory(postmaster), 'MB');
}

/** Resident memory before the first visitor and after so many minutes of visitors, and whether the heaps have grown. */
export async function measureMemory(site: Site, minutes: number): Promise<void> {
  await pause(settlesMs);
  printMemory('idle', site);
  const samples = await liveFor(site, minutes);
  printMemory('loaded', site);
  for (const role of roles) figure(`memory-peak-${role}`, megabytes(site.pids[role], 'status', 'VmHWM'), 'MB');
  await untilDrained(site.pool);
  const window = Math.min(longestWindow, minutes / 3);
  for (const role of roles) {
    const { first, last } = leastHeap(samples, role, window);
    figure(`heap-first-${role}`, first, 'MB');
    figure(`heap-last-${role}`, last, 'MB');
    if (window === longestWindow) figure(`heap-growth-${role}`, last / first, 'ratio');
  }
}

/** The least that was in use in so many minutes: after the first ones, in which all is loaded and called once, and in the last. */
function leastHeap(samples: readonly Sample[], role: (typeof roles)[number], window: number) {
  const end = samples.at(-1)?.at ?? 0;
  const least = (within: (at: number) => boolean) =>
    Math.min(...samples.filter(({ at }) => within(at)).map((one) => one[role]));
  return { first: least((at) => at >= window && at <= 2 * window), last: least((at) => at >= end - window) };
}

/** Visitors who look at the calendar, and some who book, while the worker sends; the heaps that were in use meanwhile. */
async function liveFor(site: Site, minutes: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  const book = await booksOf(site);
  const began = performance.now();
  const minute = () => (performance.now() - began) / 60_000;
  const every = async (milliseconds: number, job: () => Promise<unknown>) => {
    while (minute() < minutes) await Promise.all([job(), pause(milliseconds)]);
  };
  const read = async () => (await fetch(`${site.url}/api/booked-dates`)).arrayBuffer();
  const heap = (role: (typeof roles)[number]) => site.metric(role, 'nodejs_heap_size_used_bytes');
  const sample = async () => {
    const [web, worker] = [(await heap('web')) / 2 ** 20, (await heap('worker')) / 2 ** 20];
    samples.push({ at: minute(), web, worker });
  };
  const bookings = Math.min(bookingsPerSecond, mostBookings / (minutes * 60));
  await Promise.all([
    every(1000 / bookings, book),
    every(1000 / readsPerSecond, read),
    every(Math.min(sampledEveryMs, (minutes * 60_000) / leastSamples), sample),
  ]);
  return samples;
}
