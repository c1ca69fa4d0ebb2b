import { afterAll, expect, it } from 'vitest';
import { appOver } from '#tests/builders/admin.ts';
import { anAdministrator, cookiesAfter, quickPasswords } from '#tests/builders/operator.ts';
import { openTestApp } from '#tests/builders/test-app.ts';

const testApp = await openTestApp();
/** Passwords that are not the right one take until the test says so. */
const gate = Promise.withResolvers<void>();
let hashes = 0;
testApp.deps.passwords = {
  async hash(password) {
    hashes += 1;
    if (password === 'a guess') await gate.promise;
    return quickPasswords.hash(password);
  },
  async verify(given) {
    hashes += 1;
    if (given.password === 'a guess') await gate.promise;
    return quickPasswords.verify(given);
  },
};
const app = await appOver(testApp.deps);
afterAll(async () => {
  await app.close();
  await testApp.close();
});

const signIn = (payload: { email: string; password: string }, remoteAddress: string, cookie = '') =>
  app.inject({ method: 'POST', url: '/api/admin/sign-in', payload, remoteAddress, headers: { cookie } });

it('a known device signs in beside four hundred strangers who wait, and none of them waits for long', async () => {
  const owner = await anAdministrator(testApp.deps, 'owner');
  const first = await signIn(owner, '192.0.2.1');
  const device = cookiesAfter([first.headers['set-cookie'] ?? []].flat());

  let answered = 0;
  const strangers = Array.from({ length: 400 }, async (_, n) => {
    const guess = { email: `nobody-${n}@example.com`, password: 'a guess' };
    const answer = await signIn(guess, `198.51.100.${n % 20}`);
    answered += 1;
    return answer;
  });
  // Those who stand in line wait for the gate; all others have been told to come back.
  await expect.poll(() => answered, { timeout: 20_000 }).toBeGreaterThan(300);
  expect((await signIn(owner, '203.0.113.1', device)).statusCode).toBe(200);
  expect(answered).toBeLessThan(400);

  gate.resolve();
  const answers = await Promise.all(strangers);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(answers.filter(({ statusCode }) => statusCode === 401).length + refused.length).toBe(400);
  expect(refused.length).toBeGreaterThan(300);
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(2);
  expect((await signIn(owner, '192.0.2.1')).statusCode).toBe(200);
});

it('a link that nobody was given costs no hash', async () => {
  hashes = 0;
  for (let n = 0; n < 20; n++) {
    const payload = { token: `made-up-${n}`.padEnd(43, 'x'), password: 'clear glass at night' };
    const answer = await app.inject({ method: 'POST', url: '/api/admin/invitation', payload });
    expect(answer.json().code).toBe('INVITATION_OVER');
  }
  expect(hashes).toBe(0);
});
