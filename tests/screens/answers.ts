import type { Page } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import type { FailureCode } from '#domain/refusal.ts';
import { type AdminMessageKey, allFieldMessages } from '#domain/settings/messages.ts';
import { statusOf, textOf } from '#server/http/refusals.ts';

/** An answer in place of the server's: it never comes, is cut off, is given, or refuses in the server's own words. */
type Says =
  | 'never'
  | 'cut'
  | { status: number; json: unknown }
  | { body: string; contentType: string }
  | { refuses: FailureCode; more: More };

/** What a refusal says besides; of fields, which of our words stands at each. */
type More = { fields?: Record<string, AdminMessageKey>; [member: string]: unknown };

/** The call's path, where `*` stands for any number or token, and what is said to it; to reading or writing alone. */
export type MockAnswer = { call: string; says: Says; only?: 'reading' | 'writing' };

/** An answer as the page is given it, in the words of each language. */
type Given = 'never' | 'cut' | Record<Language, { status: number; json: unknown }>;
type InPage = { path: string; only: MockAnswer['only']; given: Given };

/**
 * From now on these calls are answered by the simulators; of two for one call the later. Calls of the site are answered
 * within the page: with one request intercepted, all requests of a page would go by way of the test.
 */
export async function mockAnswers(page: Page, answers: readonly MockAnswer[]): Promise<void> {
  const inPage: InPage[] = [];
  for (const { call, says, only } of answers) {
    const path = `^${call.replaceAll('*', '[^/]+')}$`;
    if (isFile(says) || !call.startsWith('/api/')) await interceptOn(page, new RegExp(path), says);
    else inPage.push({ path, only, given: given(says) });
  }
  await page.addInitScript(answerCalls, inPage);
  await page.evaluate(answerCalls, inPage);
}

type File = Extract<Says, { body: string }>;
const isFile = (says: Says): says is File => typeof says === 'object' && 'body' in says;

/** What a page does not fetch by a call: a document in a frame, a script. */
const interceptOn = (page: Page, path: RegExp, says: Says): Promise<unknown> =>
  page.route(
    (url) => path.test(url.pathname),
    async (route) => {
      if (says === 'cut') await route.abort();
      else if (isFile(says)) await route.fulfill(says);
    },
  );

/** Runs in the page. */
function answerCalls(answers: readonly InPage[]): void {
  const ask = window.fetch.bind(window);
  window.fetch = (address, init) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address, location.href);
    const kind = init?.method === undefined || init.method === 'GET' ? 'reading' : 'writing';
    const found = answers.findLast(
      ({ path, only }) => new RegExp(path).test(pathname) && (only === undefined || only === kind),
    );
    if (!found) return ask(address, init);
    if (found.given === 'cut') return Promise.reject(new TypeError('Failed to fetch'));
    if (found.given === 'never')
      return new Promise((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true }),
      );
    const french = new Headers(init?.headers).get('accept-language')?.startsWith('fr');
    const { status, json } = found.given[french ? 'fr' : 'en'];
    return Promise.resolve(status === 204 ? new Response(null, { status }) : Response.json(json, { status }));
  };
}

function given(says: Exclude<Says, File>): Given {
  if (says === 'never' || says === 'cut') return says;
  return 'refuses' in says ? { en: refused(says, 'en'), fr: refused(says, 'fr') } : { en: says, fr: says };
}

function refused({ refuses: code, more }: Extract<Says, { refuses: FailureCode }>, language: Language) {
  const fields = more.fields && { fields: inWords(more.fields, language) };
  return { status: statusOf(code), json: { error: textOf(code, language), code, ...more, ...fields } };
}

const inWords = (fields: Record<string, AdminMessageKey>, language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, key]) => [field, allFieldMessages[key][language]]));

export const never = (call: string): MockAnswer => ({ call, says: 'never' });
export const cut = (call: string): MockAnswer => ({ call, says: 'cut' });
export const answer = (call: string, json: unknown, status = 200): MockAnswer => ({ call, says: { status, json } });
export const refusal = (call: string, refuses: FailureCode, more: More = {}): MockAnswer => ({
  call,
  says: { refuses, more },
});
