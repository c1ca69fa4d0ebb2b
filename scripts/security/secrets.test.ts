import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { secretsIn } from './secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'hauteclaire-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const found = (text: string | Buffer) => {
  writeFileSync(join(folder, 'file.ts'), text);
  return secretsIn(folder, 'file.ts');
};

// Put together here, so that this file holds none itself.
const dashes = '-----';
const privateKey = `${dashes}BEGIN RSA PRIVATE ${'KEY'}${dashes}\n${'MIIEpAIBAAKCAQEA'.repeat(20)}\n${dashes}END RSA PRIVATE ${'KEY'}${dashes}`;

it.each([
  ['a private key', privateKey],
  ['a key of GitHub', `gh${'p_'}${'0aB1cD2eF3'.repeat(4).slice(0, 36)}`],
  ['a password in the address of a database', `postgres://${'admin'}:${'hunter2hunter2'}@db.example.com/shop`],
])('%s in a file is found by its line, and not repeated', async (_what, secret) => {
  const faults = await found(`const a = 1;\nconst b = \`${secret}\`;\n`);
  expect(faults).toEqual([expect.stringMatching(/^file\.ts:2: /)]);
  expect(faults.join()).not.toContain(secret.slice(20, 40));
});

it('a file without any has none, and neither has a picture', async () => {
  expect(await found('export const secret = () => randomBytes(32);\n')).toEqual([]);
  expect(await found(Buffer.from([0x89, 0x50, 0, 1]))).toEqual([]);
});
