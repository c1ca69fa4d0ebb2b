import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { MailStore } from './store.ts';

export { type ReadMail, readMail } from './read.ts';
export { type MailStore, newestMails, type StoredMail } from './store.ts';

/** Faults that the simulator can show on demand. */
export type FaultMode = 'down' | 'slow' | 'error' | 'reset-after-commit';

export type MailSimulatorOptions = {
  store: MailStore;
  now(): Date;
  /** The fault ordered for the next message; taking it uses it up. */
  nextFault(): Promise<FaultMode | null>;
  /** Waits this many milliseconds, or until the signal says that the simulator closes. */
  delay?(milliseconds: number, signal: AbortSignal): Promise<void>;
};

export type MailSimulator = { url: string; close(): Promise<void> };

/** A connection; `fault` is for the current or next message, and `messages` counts those before it. */
type Visit = { socket: Socket; fault: FaultMode | null; messages: number };

const slowMs = 20_000;
const largestBytes = 10 * 1024 * 1024;

/**
 * A simulator for a provider's mail server: it speaks SMTP on a free port of this machine, keeps what it is given, passes
 * nothing on, and does what faults it is told.
 */
export async function mailSimulator(options: MailSimulatorOptions): Promise<MailSimulator> {
  const { store, now, nextFault, delay = unlessClosing } = options;
  const closing = new AbortController();
  const sockets = new Set<Socket>();
  const visits = new Map<string, Visit>();

  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    size: largestBytes,
    onMailFrom(_address, { id }, done) {
      const visit = visits.get(id);
      const begin = async () => {
        if (visit && visit.messages++ > 0) visit.fault = await nextFault();
        if (visit?.fault === 'error') throw reply(451, '4.3.0 Temporarily unavailable, try again later');
        if (visit?.fault !== 'down') return;
        isDown = true; // also for a client that reconnects at once
        visit.socket.destroy();
      };
      begin().then(() => done(null), done);
    },
    onData(stream, { id, envelope }, done) {
      const visit = visits.get(id);
      const take = async () => {
        const raw = await buffer(stream);
        if (stream.sizeExceeded) throw reply(552, '5.3.4 Message too big');
        if (visit?.fault === 'slow') await delay(slowMs, closing.signal);
        const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        for (const { address } of envelope.rcptTo) {
          await store.save({ sender, recipient: address, raw, createdAt: now() });
        }
        if (visit?.fault === 'reset-after-commit') visit.socket.destroy();
      };
      take().then(
        () => done(null, `2.0.0 Queued as ${id}M${visit?.messages ?? 0}`),
        (failure) => done(failure),
      );
    },
    onClose({ id }) {
      visits.delete(id);
    },
  });
  // Clients that disconnect midway; only they need to know.
  smtp.on('error', () => {});

  let serial = 0;
  let isDown = false;
  const faultOfConnection = async () => {
    if (!isDown) return nextFault();
    isDown = false;
    return 'down';
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    faultOfConnection().then(
      (fault) => {
        // A listening port cannot refuse one connection and accept the next, so this one is cut before the greeting.
        if (fault === 'down' || closing.signal.aborted) return socket.destroy();
        const id = `${now().getTime().toString(36)}${++serial}`.toUpperCase();
        visits.set(id, { socket, fault, messages: 0 });
        return smtp.connect(socket, { id });
      },
      () => socket.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the mail simulator has no port');

  return {
    url: `smtp://127.0.0.1:${bound.port}`,
    async close() {
      closing.abort();
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const reply = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode });

async function unlessClosing(milliseconds: number, signal: AbortSignal): Promise<void> {
  await pause(milliseconds, undefined, { signal }).catch((reason: unknown) => {
    if (!signal.aborted) throw reason;
  });
}
