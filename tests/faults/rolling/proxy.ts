import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const checkEveryMs = 50;

/** A proxy as it stands in front of several: each request goes to the next one whose /readyz says 200. */
export async function openProxy(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  const served = new Map<number, number>();
  const closing = new AbortController();
  let turn = 0;

  async function check(port: number): Promise<void> {
    while (!closing.signal.aborted) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
      await answer?.text();
      if (answer?.ok) ready.add(port);
      else ready.delete(port);
      await pause(checkEveryMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }
  const checking = ports.map(check);

  /** The next one that is ready; a busy machine may have none for a moment. */
  async function nextReady(): Promise<number> {
    while (ready.size === 0) await pause(checkEveryMs);
    return [...ready][turn++ % ready.size] ?? 0;
  }

  /** What cannot be handed on is refused: this proxy hides no fault of the programs behind it. */
  async function handOn(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const port = await nextReady();
    const { method, url, headers } = incoming;
    const fail = () => outgoing.headersSent || outgoing.writeHead(503).end();
    served.set(port, (served.get(port) ?? 0) + 1);
    const forwarded = { ...headers, 'x-forwarded-for': '127.0.0.1' };
    const upstream = request({ host: '127.0.0.1', port, method, path: url, headers: forwarded, agent }, (answer) => {
      const { connection: _, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(outgoing);
    });
    upstream.once('error', fail);
    incoming.pipe(upstream);
  }

  const server = createServer((incoming, outgoing) => void handOn(incoming, outgoing)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  return {
    /** How many requests each was given. */
    served: (port: number) => served.get(port) ?? 0,
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    async close() {
      closing.abort();
      await Promise.all(checking);
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
