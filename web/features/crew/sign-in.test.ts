import { createElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inLanguage } from '#domain/language.ts';
import { type DrawnElement, drawn } from '#tests/builders/browser/drawn.ts';
import { during } from '#tests/builders/browser/page.ts';
import { messages } from './messages.ts';
import { SignIn } from './sign-in.tsx';

const words = inLanguage(messages, 'en');
type Reply = [number, object | null] | Error;

let replies: (Reply | Promise<Reply>)[];
let sent: { path: string; body: unknown }[];
let entered: number;

beforeEach(() => {
  [replies, sent, entered] = [[], [], 0];
  // As a browser reads a form.
  vi.stubGlobal(
    'FormData',
    class extends Map<string, string> {
      constructor(form: DrawnElement) {
        super(form.named('input').map((input) => [input.name, input.value]));
      }
    },
  );
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(body)) });
    const reply = (await replies.shift()) ?? [200, { secondFactor: false }];
    if (reply instanceof Error) throw reply;
    return new Response(reply[1] && JSON.stringify(reply[1]), { status: reply[0] });
  });
});
async function door({ waiting = 0, photos = 0, refusal = '' } = {}) {
  const onEntered = () => {
    entered += 1;
  };
  const place = await drawn(createElement(SignIn, { waiting, photos, refusal, onEntered }));
  const part = (name: string): DrawnElement => {
    const [found] = place.named(name);
    if (!found) throw new Error('the door has no such part');
    return found;
  };
  return {
    refusal: () => place.all((one) => one.getAttribute('role') === 'alert')[0]?.textContent,
    passkey: () => place.named('a').map((link) => link.getAttribute('href')),
    asked: () => place.named('label').map((label) => label.textContent),
    lede: () => part('p').textContent,
    type(name: string, value: string) {
      for (const input of place.named('input')) if (input.name === name) input.value = value;
    },
    press: () => part('form').happens('onSubmit'),
  };
}

describe('the door of the crew’s page', () => {
  it('opens with e-mail and password where no second step is set up', async () => {
    const { type, press, asked } = await door();
    expect(asked()).toEqual([words.email, words.password]);
    type('email', ' crew@example.com ');
    type('password', 'a long password ');
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
    const { type, press, asked, lede } = await door();
    await press();
    expect(entered).toBe(0);
    expect([asked(), lede()]).toEqual([[words.code], words.codeLede]);
    type('code', '123456');
    await press();
    expect(sent.at(-1)).toEqual({ path: '/api/admin/sign-in/code', body: { code: '123456' } });
    expect(entered).toBe(1);
  });

  it('says in the server’s words why it stays shut, and that there was no answer where there was none', async () => {
    replies = [[422, { code: 'PASSWORD_WRONG', error: 'This is not right.' }], new TypeError('Failed to fetch')];
    const { refusal, press } = await door();
    await press();
    expect(refusal()).toBe('This is not right.');
    await press();
    expect(refusal()).toBe(words.noAnswer);
    await press();
    expect([refusal(), entered]).toEqual(['', 1]);
  });

  it('leads whoever needs a passkey to the administration, and nobody else', async () => {
    replies = [
      [403, { code: 'PASSKEY_NEEDED', error: 'With a passkey.' }],
      [422, { code: 'PASSWORD_WRONG', error: 'This is not right.' }],
    ];
    const { passkey, press } = await door();
    expect(passkey()).toEqual([]);
    await press();
    expect(passkey()).toEqual(['/admin']);
    await press();
    expect(passkey()).toEqual([]);
  });

  it('sends one press at a time', async () => {
    const { press } = await door();
    const { promise, resolve } = Promise.withResolvers<Reply>();
    replies = [promise];
    await press();
    await press();
    await during(() => resolve([200, { secondFactor: false }]));
    expect([sent.length, entered]).toEqual([1, 1]);
  });

  it('tells how much waits on the phone for whoever signs in, and why the last session ended', async () => {
    expect((await door()).lede()).toBe(words.signInLede);
    const kept = await door({ waiting: 2, refusal: 'Nobody did anything for twelve hours.' });
    expect(kept.lede()).toBe(words.signInWaits(2));
    expect(kept.refusal()).toBe('Nobody did anything for twelve hours.');
  });
});
