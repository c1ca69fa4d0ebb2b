import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingReferencePattern } from '#domain/booking/reference.ts';
import { serverProcesses } from '#server/database/embedded/processes.ts';
import { freePort } from '#tests/builders/ports.ts';
import { built, killProgram } from '#tests/builders/programs.ts';
import { aCustomer, aRequest, totals } from '#tests/builders/test-app.ts';
import { roomyFolder } from '#tests/database.ts';

let folder: string;
let port: number;
let running: ChildProcess | null = null;

beforeAll(async () => {
  folder = mkdtempSync(join(roomyFolder(), `hauteclaire-test-${process.pid}-killed-`));
  chmodSync(folder, 0o711);
  port = await freePort();
});
afterAll(async () => {
  running?.kill('SIGKILL');
  for (const pid of serverProcesses(join(folder, 'postgres'))) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Starts the program as npm would, and waits until it says that it is open. */
async function start(command: string, args: readonly string[]): Promise<ChildProcess> {
  const { npm_lifecycle_event: _, NODE_ENV: __, ...shell } = process.env;
  const env = { ...shell, PORT: String(port), DATA_DIR: folder, SANDBOX: '1', CLOCK_START: '2025-10-06T14:00:00Z' };
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  running = child;
  if (!child.stdout) throw new Error('no output to read');
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('is open at')) break;
  child.stdout.resume();
  return child;
}

const cookies = new Map<string, string>();

async function call(path: string, method = 'GET', body?: unknown) {
  const response = await fetch(`http://localhost:${port}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  for (const cookie of response.headers.getSetCookie()) {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
    cookies.set(name, value);
  }
  return response.status === 204 ? null : response.json();
}

async function bookOver(orderNo: string, date: string): Promise<{ bookingId: string }> {
  const booking = aRequest({ appointmentDate: date });
  const { ticket } = await call('/api/preload', 'POST', { order_no: orderNo, amount: totals.complete, booking });
  await call('/sandbox/card/pay', 'POST', { ticket, cardNumber: '4242424242424242' });
  return call('/api/after-payment', 'POST', { order_no: orderNo, ticket, customerData: aCustomer() });
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

// Each start is three processes, perhaps on a busy machine.
describe('a program that is killed after a booking', { timeout: 60_000 }, () => {
  it('shows the booking when it is started again', async () => {
    const first = await start(process.execPath, built('main'));
    const { bookingId } = await bookOver('HC-20251006-100001', '2025-10-14');
    expect(bookingId).toMatch(bookingReferencePattern);
    await killProgram(first);
    const second = await start(process.execPath, built('main'));
    const { booking, paymentReceipt } = await call('/api/booking-details/HC-20251006-100001');
    expect(booking).toMatchObject({ bookingId, email: aCustomer().email, status: 'active' });
    expect(paymentReceipt).toMatchObject({ amount: 2086.8, paymentVerified: true });
    expect((await call('/api/booked-dates')).bookedDates).toContain('2025-10-14');
    await killProgram(second);
  });

  it('leaves the port to the next start, also when only its npm was killed', async () => {
    const npm = await start('npm', ['start', '--silent']);
    const { bookingId } = await bookOver('HC-20251006-100002', '2025-10-16');
    await killed(npm);
    const again = await start('npm', ['start', '--silent']);
    const { booking } = await call('/api/booking-details/HC-20251006-100002');
    expect(booking.bookingId).toBe(bookingId);
    const closed = once(again, 'exit');
    again.kill('SIGTERM');
    await closed;
  });
});
