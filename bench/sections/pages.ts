import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#tests/builders/ports.ts';
import { temporaryFolder } from '../program.ts';
import type { Site } from '../site.ts';
import { compare, type Other } from './reads.ts';
import { nameOf } from './scripts.ts';

const pages = ['/', '/postal-code', '/faq'];
/** As browsers ask. */
const headers = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' };

type Page = { path: string; body: Buffer; encoding: string };

async function pageOf(url: string, path: string): Promise<Page> {
  const [response] = await once(get(url + path, { headers }), 'response');
  return { path, body: await buffer(response), encoding: response.headers['content-encoding'] ?? 'identity' };
}

/** Pages as a browser gets them, beside nginx with the same bytes where it is installed. */
export async function measurePages(site: Site): Promise<void> {
  const bodies: Page[] = [];
  for (const path of pages) bodies.push(await pageOf(site.url, path));
  const nginx = await openNginx(bodies);
  if (!nginx) console.log('# nginx is not installed: pages beside nginx are not measured');
  try {
    for (const path of pages) {
      const asking = { method: 'GET', path, headers } as const;
      await compare(site, { name: nameOf(path), asking, other: nginx });
    }
  } finally {
    await nginx?.close();
  }
}

/** nginx with one worker, as the program has one web process; null where it is not installed. */
async function openNginx(bodies: readonly Page[]): Promise<(Other & { close(): Promise<void> }) | null> {
  if (spawnSync('nginx', ['-v']).error) return null;
  const { folder, remove } = temporaryFolder();
  for (const { path, body } of bodies) {
    const file = fileOf(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
  }
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(port, bodies));
  chmodSync(join(folder, 'site'), 0o755);
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  while (child.exitCode === null && !(await fetch(url).catch(() => null))) await pause(50);
  return {
    name: 'nginx',
    url,
    pid: child.pid ?? 0,
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGQUIT');
      await gone;
      remove();
    },
  };
}

const fileOf = (folder: string, path: string) => join(folder, 'site', path === '/' ? 'index.html' : path);

const configuration = (port: number, [page]: readonly Page[]): string => `
daemon off; worker_processes 1; pid nginx.pid;
events {}
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root site; index index.html; default_type text/html; open_file_cache max=100;
    add_header content-encoding ${page?.encoding};
  }
}
`;
