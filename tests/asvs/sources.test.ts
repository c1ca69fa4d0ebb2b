import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sources = globSync('{business,domain,contract,adapters,server,web}/**/*.{ts,tsx,js}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** The sources in which something is written, besides those that may. */
const filesWith = (pattern: RegExp, allowed: readonly string[] = []): string[] =>
  sources.filter(({ file, text }) => pattern.test(text) && !allowed.includes(file)).map(({ file }) => file);

it('the sources of the program are read', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(filesWith(/createHmac/).length).toBeGreaterThan(3);
});

describe('no source of the program', () => {
  it.each<[string, RegExp, string[]]>([
    ['makes code out of text', /\beval\(|new Function\(|from 'node:vm'|set(Timeout|Interval)\(\s*['"`]/, []],
    ['starts a shell', /shell:\s*true|\b(exec|execSync)\(\s*['"`]/, []],
    [
      'starts a process, but for the embedded database, its restore, and its own two roles',
      /node:child_process/,
      [
        'server/database/embedded/folder.ts',
        'server/database/embedded/processes.ts',
        'server/modules/backup/restore.ts',
        'server/wiring/roles.ts',
      ],
    ],
    ['turns text into markup', /dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write/, []],
    [
      'turns text into a regular expression, but for facts of the brand and parts of a pattern',
      /new RegExp\(/,
      [
        'web/features/funnel/postal-code/area-to-count.ts',
        'web/features/checkout/customer/billing-address.ts',
        'server/modules/messages/mail/operator-alert/template.ts',
        'contract/fields.ts',
        'contract/step.ts',
        'web/ui/with-codes.tsx',
        'domain/typed/email.ts',
        'domain/typed/form-rules.ts',
        'domain/typed/phone.ts',
        'domain/typed/postal-code.ts',
        'domain/outbox/stop-phrases.ts',
      ],
    ],
    ['reads or writes a cookie by script', /document\.cookie/, []],
    [
      'writes SQL that is not parted from its values, but for names of our own',
      /sql\.raw\(/,
      [
        'server/database/schema/columns.ts',
        'server/database/phone-digits.ts',
        'server/modules/transfer/queries/export.ts',
      ],
    ],
    [
      'encrypts by itself, but for the tokens of saved cards',
      /create(Cipher|Decipher)(iv)?\(|subtle\.(en|de)crypt/,
      ['server/modules/saved-cards/seal.ts'],
    ],
    [
      'hashes with anything but SHA-256, except for the signature that Twilio prescribes',
      /create(Hash|Hmac)\('(?!sha256')/,
      ['adapters/sms/twilio/signature.ts'],
    ],
    ['takes chance from where it can be guessed, but for a pause', /Math\.random/, ['server/database/transaction.ts']],
    ['trusts a certificate that nobody vouches for', /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/, []],
    ['allows other sites to read answers', /access-control-allow/i, []],
    ['answers with JSONP', /jsonp/i, []],
    ['opens a web socket or speaks GraphQL', /new WebSocket\(|graphql/i, []],
    ['follows a redirect of a provider', /redirect:\s*'follow'/, []],
    ['uses a plugin of browsers of old', /<(embed|applet|object data)\b/, []],
  ])('%s', (_what, pattern, allowed) => {
    expect(filesWith(pattern, allowed)).toEqual([]);
  });
});

it('whoever calls a provider by fetch says what becomes of a redirect', () => {
  const calls = sources.filter(({ file, text }) => !file.startsWith('web/') && /\bfetch\(/.test(text));
  expect(calls.map(({ file }) => file)).not.toEqual([]);
  for (const { file, text } of calls)
    expect([file, text]).toEqual([file, expect.stringMatching(/redirect: '(error|manual)'/)]);
});

it('every field for a password hides it and lets a password manager fill it', () => {
  const fields = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/autoComplete="(current|new)-password"/g)].map(() => file),
  );
  const hidden = sources.flatMap(({ text }) => [...text.matchAll(/type="password"/g)]);
  expect(hidden.length).toBe(fields.length);
  expect(hidden.length).toBeGreaterThan(3);
  expect(filesWith(/type="password"[^>]*onPaste/)).toEqual([]);
});

it('nothing in the browser remembers a password or a key of the administration', () => {
  const writers = filesWith(/(tab|site)Memory\.set\(|[sS]torage\.setItem|indexedDB/);
  expect(writers.length).toBeGreaterThan(3);
  expect(writers.filter((file) => /features\/admin\/access|shell\/(sign-in|recent-login)/.test(file))).toEqual([]);
});
