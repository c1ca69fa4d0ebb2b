import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from './messages.ts';
import { type FakeElement, stubPage } from './page.fixtures.ts';
import { signInView } from './sign-in.ts';

const words = messages.en;
type Reply = [number, object | null] | Error;

let replies: Reply[];
let sent: { path: string; body: unknown }[];
let entered: number;
/** Ends once everything that a press began has ended. */
let settled: Promise<void>;

beforeEach(() => {
  stubPage();
  [replies, sent, entered, settled] = [[], [], 0, Promise.resolve()];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(body)) });
    const reply = replies.shift() ?? [200, { secondFactor: false }];
    if (reply instanceof Error) throw reply;
    return new Response(reply[1] && JSON.stringify(reply[1]), { status: reply[0] });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function door({ waiting = 0, photos = 0, refusal = '' } = {}) {
  const onEntered = () => {
    entered += 1;
  };
  const form = signInView({ language: 'en', waiting, photos, refusal, onEntered }) as unknown as FakeElement;
  const part = <T>(found: T | undefined): T => {
    if (!found) throw new Error('the door has no such part');
    return found;
  };
  const [email, password, code] = form.named('input').map((one) => part(one));
  const button = part(form.named('button')[0]);
  return {
    ...{ form, email: part(email), password: part(password), code: part(code), button },
    refusal: part(form.classed('crew-refusal')[0]),
    passkey: part(form.classed('crew-link')[0]),
    asked: () =>
      form
        .classed('field')
        .filter((field) => !field.hidden)
        .map((field) => field.textContent),
    lede: () => part(form.named('p')[0]).textContent,
    async press() {
      form.happens('submit');
      settled = vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
      await settled;
    },
  };
}

describe('the door of the crew’s page', () => {
  it('opens with e-mail and password where no second step is set up', async () => {
    const { email, password, press, asked } = door();
    expect(asked()).toEqual([words.email, words.password]);
    [email.value, password.value] = [' crew@example.com ', 'a long password '];
    await press();
    expect(sent).toEqual([
      { path: '/api/admin/sign-in', body: { email: 'crew@example.com', password: 'a long password ' } },
    ]);
    expect(entered).toBe(1);
  });

  it('asks for the code alone once a second step is needed, and opens with it', async () => {
    replies = [
      [200, { secondFactor: true }],
      [204, null],
    ];
    const { code, press, asked, lede } = door();
    await press();
    expect(entered).toBe(0);
    expect([asked(), lede()]).toEqual([[words.code], words.codeLede]);
    code.value = '123456';
    await press();
    expect(sent.at(-1)).toEqual({ path: '/api/admin/sign-in/code', body: { code: '123456' } });
    expect(entered).toBe(1);
  });

  it('says in the server’s words why it stays shut, and that there was no answer where there was none', async () => {
    replies = [[422, { code: 'PASSWORD_WRONG', error: 'This is not right.' }], new TypeError('Failed to fetch')];
    const { refusal, press } = door();
    await press();
    expect(refusal.textContent).toBe('This is not right.');
    await press();
    expect(refusal.textContent).toBe(words.noAnswer);
    await press();
    expect([refusal.textContent, entered]).toEqual(['', 1]);
  });

  it('leads whoever needs a passkey to the administration, and nobody else', async () => {
    replies = [
      [403, { code: 'PASSKEY_NEEDED', error: 'With a passkey.' }],
      [422, { code: 'PASSWORD_WRONG', error: 'This is not right.' }],
    ];
    const { passkey, press } = door();
    expect(passkey.hidden).toBe(true);
    await press();
    expect([passkey.hidden, passkey.getAttribute('href')]).toEqual([false, '/admin']);
    await press();
    expect(passkey.hidden).toBe(true);
  });

  it('sends one press at a time', async () => {
    const { form, press } = door();
    form.happens('submit');
    await press();
    expect(sent).toHaveLength(1);
  });

  it('tells how much waits on the phone for whoever signs in, and why the last session ended', () => {
    expect(door().lede()).toBe(words.signInLede);
    const kept = door({ waiting: 2, refusal: 'Nobody did anything for twelve hours.' });
    expect(kept.lede()).toBe(words.signInWaits(2));
    expect(kept.refusal.textContent).toBe('Nobody did anything for twelve hours.');
  });
});
