import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { maxImportLength } from '#contract/admin/data/transfer.ts';
import { addressesWith } from '#tests/asvs/link-addresses.ts';
import { installed } from '#tests/builders/installed.ts';

const root = join(import.meta.dirname, '../..');
const deploy = join(root, 'deploy');
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');

const folder = mkdtempSync(join(tmpdir(), 'hauteclaire-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The settings of a unit by section; a name that is given twice has both values. */
function unitOf(name: string): Record<string, Record<string, string[]>> {
  const unit: Record<string, Record<string, string[]>> = {};
  let section: Record<string, string[]> = {};
  for (const line of read(name).split('\n')) {
    const [, title] = /^\[(\w+)\]$/.exec(line) ?? [];
    if (title) {
      section = {};
      unit[title] = section;
      continue;
    }
    if (line === '' || line.startsWith('#')) continue;
    const [, key = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
    expect(key, line).not.toBe('');
    section[key] = [...(section[key] ?? []), value];
  }
  return unit;
}

describe('the unit of a role', () => {
  const unit = unitOf('hauteclaire@.service');

  it('starts the program as npm start does, in its role, and again whenever it ends', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const [start = ''] = unit.Service?.ExecStart ?? [];
    const [, set = '', command = ''] = /^\/usr\/bin\/env ((?:\w+=\S+ )+)(.*)$/.exec(start) ?? [];
    expect(set.trim().split(' ')).toEqual(['NODE_ENV=production', 'DATA_DIR=/var/lib/hauteclaire', 'ROLE=%i']);
    expect(command.replace('/opt/hauteclaire/node_modules/.bin/node', 'exec sh scripts/ready.sh')).toBe(scripts.start);
    expect(unit.Service).toMatchObject({ Restart: ['always'], EnvironmentFile: ['/etc/hauteclaire.env'] });
    expect(unit.Unit?.StartLimitIntervalSec).toEqual(['0']);
  });

  it('gives it a user of its own, one folder to write to, and an end to its memory', () => {
    expect(unit.Service).toMatchObject({
      DynamicUser: ['yes'],
      NoNewPrivileges: ['yes'],
      ProtectSystem: ['strict'],
      StateDirectory: ['hauteclaire'],
      MemoryMax: [expect.stringMatching(/^\d+M$/)],
    });
    expect(unit.Service).not.toHaveProperty('ReadWritePaths');
  });

  it('leaves the database to the other role when it is stopped', () => {
    expect(unit.Service?.KillMode).toEqual(['process']);
  });

  it.runIf(installed('systemd-analyze'))(
    'is exposed by 2.0 at most, and has no setting that systemd does not know',
    () => {
      const security = spawnSync(
        'systemd-analyze',
        ['security', '--offline=true', join(deploy, 'hauteclaire@.service')],
        {
          encoding: 'utf8',
        },
      );
      const [, level = '10'] = /Overall exposure level for .*: ([\d.]+)/.exec(security.stdout) ?? [];
      expect(Number(level)).toBeLessThanOrEqual(2);
      const verified = ['hauteclaire@.service', 'hauteclaire-nightly.service', 'hauteclaire-nightly.timer'].map(
        (name) => {
          const { stderr } = spawnSync('systemd-analyze', ['verify', join(deploy, name)], { encoding: 'utf8' });
          return stderr.split('\n').filter((line) => line.includes('hauteclaire'));
        },
      );
      // The program is not where it would be on the machine that it is for.
      expect(verified.flat().filter((line) => !line.includes('is not executable'))).toEqual([]);
    },
  );
});

describe('the command that runs others as the service', () => {
  it('is a script that its shell reads, with the user, folder and settings of the unit', () => {
    const script = join(deploy, 'hauteclaire');
    expect(spawnSync('sh', ['-n', script]).status).toBe(0);
    const service = unitOf('hauteclaire@.service').Service;
    for (const name of ['DynamicUser', 'User', 'StateDirectory', 'StateDirectoryMode', 'UMask', 'EnvironmentFile']) {
      expect(read('hauteclaire')).toContain(`--property=${name}=${service?.[name]?.[0]}`);
    }
    expect(read('hauteclaire')).toContain('/usr/bin/env NODE_ENV=production DATA_DIR=/var/lib/hauteclaire');
  });

  it('says what it does not know', () => {
    const { stderr, status } = spawnSync('sh', [join(deploy, 'hauteclaire'), 'nothing'], { encoding: 'utf8' });
    expect([stderr.trim(), status]).toEqual(['hauteclaire: no command nothing', 1]);
  });
});

describe('the proxy', () => {
  const text = read('Caddyfile');

  it('passes on what the program takes at most, with the header that keeps a browser on https', () => {
    const [, most = '0'] = /max_size (\d+)MB/.exec(text) ?? [];
    expect(Number(most) * 1e6).toBeGreaterThan(2 * maxImportLength);
    expect(text).toContain('Strict-Transport-Security "max-age=31536000; includeSubDomains"');
    expect(text.match(/reverse_proxy/g)).toHaveLength(1);
  });

  const token = 'Zk3vQ9xT2mBfL7nRwYc8HdJpAs5GuE1oXiVb4KtNqWe';
  const written = addressesWith(token).flatMap((address) => [
    address,
    `/fr${address}`,
    `/${address}`,
    `https://book.example.com${address}`,
    address.replace(token, `%5A${token.slice(1)}`),
    `${address}/`,
  ]);

  it('writes no link into its log, wherever in an address or a header it stands, but which call or page was asked', () => {
    const filter = text.slice(text.indexOf('(without_links)'), text.indexOf('\n}\n', text.indexOf('(without_links)')));
    expect(text.match(/^\s*log\b/gm)).toHaveLength(text.match(/^\s*import without_links$/gm)?.length ?? 0);
    expect(text).toMatch(/^\tlog default \{\n[^}]*import without_links\n/m);
    const fields = [...filter.matchAll(/^\t+(\w+(?:>\w+)*) (delete|regexp (\S+) (\S+))$/gm)];
    const log = (uri: string) => {
      const record: Record<string, unknown> = {
        'request>uri': uri,
        'request>headers': { Referer: uri, Cookie: token, 'X-Booking-Key': token },
        resp_headers: { Location: uri, 'Set-Cookie': token },
      };
      for (const [, name = '', how, pattern = '', put = ''] of fields) {
        if (how === 'delete') delete record[name];
        else
          record[name] = String(record[name]).replace(new RegExp(pattern, 'g'), put.replaceAll(/\$\{(\d)\}/g, '$$$1'));
      }
      return JSON.stringify(record);
    };
    expect(written.length).toBeGreaterThan(5000);
    expect(written.filter((uri) => log(uri).includes(token.slice(1)))).toEqual([]);
    expect(['/api/cancel-token/x', '/fr/cancel-booking/x', '/calendar/x.ics', '/?token=x'].map(log)).toEqual(
      ['/api/cancel-token…', '/fr/cancel-booking…', '/calendar…', '/…'].map((uri) =>
        JSON.stringify({ 'request>uri': uri }),
      ),
    );
  });

  it('between several web processes writes no log of what is asked', () => {
    const text = read('cluster/haproxy-web.cfg');
    expect(text).toContain('mode http');
    expect(text).not.toMatch(/^\s*(log|option\s+httplog|capture)\b/m);
  });

  it.runIf(installed('caddy'))('is one that Caddy reads, as Caddy would write it', () => {
    const file = join(folder, 'Caddyfile');
    cpSync(join(deploy, 'Caddyfile'), file);
    const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const validate = () =>
      spawnSync('caddy', ['validate', '--config', file, '--adapter', 'caddyfile'], { encoding: 'utf8', env });
    expect(validate().stdout).toContain('Valid configuration');
    expect(spawnSync('caddy', ['fmt', file], { encoding: 'utf8', env }).stdout.trim()).toBe(text.trim());
    writeFileSync(file, text.replace('max_size', 'most_size'));
    expect(validate().status).not.toBe(0);
  });
});

describe('the container', () => {
  const lines = read('Containerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));
  const of = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

  it('runs the program as npm start does, as somebody who is not root', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const [command = ''] = of('CMD');
    expect(JSON.parse(command).join(' ')).toBe(
      scripts.start.replace('exec sh scripts/ready.sh', 'node_modules/.bin/node'),
    );
    expect(of('USER')).toEqual(['hauteclaire']);
    expect(of('FROM')).toHaveLength(2);
  });

  it('takes what is in the repository, and not what was built, stored or set here', () => {
    const kept = readFileSync(join(root, '.dockerignore'), 'utf8').trim().split('\n');
    expect(kept).toEqual(expect.arrayContaining(['.git', 'node_modules', 'build', 'data', '.env']));
    for (const copied of of('COPY').filter((line) => line.startsWith('--from=build'))) {
      const [, path = ''] = copied.split(' ');
      expect(['package.json', 'node_modules', 'build']).toContain(path.replace('/app/', ''));
    }
  });
});

it('every file of deploy/ is named in its page', () => {
  const page = read('README.md');
  const unnamed = readdirSync(deploy).filter((name) => name !== 'README.md' && !page.includes(name));
  expect(unnamed.filter((name) => existsSync(join(deploy, name)))).toEqual([]);
});
