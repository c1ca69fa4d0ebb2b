/**
 * The same as `npm start`, with hot reload: Vite answers on PORT and proxies the server's part to a second process,
 * which restarts when one of its files changes, its worker too. Ctrl-C stops all.
 */
import { spawn } from 'node:child_process';
import { createServer as listen } from 'node:net';
import { createServer } from 'vite';

const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = listen();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address.port));
    });
  });

const apiPort = await freePort();
process.env.API_URL = `http://127.0.0.1:${apiPort}`;

const vite = await createServer({ configFile: 'vite.config.ts', server: { port, host, strictPort: true } });
await vite.listen();
console.log(`Pages with hot reload at ${publicUrl}; the server is at ${process.env.API_URL}.`);

/** Each role watches its own files. */
const servers = ['web', 'worker'].map((role) =>
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, ROLE: role, PORT: String(apiPort), HOST: '127.0.0.1', PUBLIC_URL: publicUrl },
  }),
);

let stopping = false;
async function stop(signal) {
  if (stopping) return;
  stopping = true;
  for (const server of servers) if (server.exitCode === null) server.kill(signal);
  await vite.close();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
const ended = servers.map(
  (server) =>
    new Promise((resolve) => {
      server.once('exit', (code) => {
        process.exitCode = stopping ? 0 : (code ?? 1);
        stop('SIGTERM').finally(resolve);
      });
    }),
);
Promise.all(ended).then(() => process.exit());
