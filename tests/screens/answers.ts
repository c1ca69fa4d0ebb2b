import type { Page, Request } from '@playwright/test';
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

/** The call's path, where `*` stands for any number or token, and what is said to it. */
export type MockAnswer = { call: string; says: Says };

/** From now on these calls are answered by the simulators. */
export async function mockAnswers(page: Page, answers: readonly MockAnswer[]): Promise<void> {
  for (const { call, says } of answers) {
    const path = new RegExp(`^${call.replaceAll('*', '[^/]+')}$`);
    await page.route(
      (url) => path.test(url.pathname),
      async (route) => {
        if (says === 'never') return;
        if (says === 'cut') await route.abort();
        else await route.fulfill('refuses' in says ? refused(says, route.request()) : says);
      },
    );
  }
}

function refused({ refuses: code, more }: Extract<Says, { refuses: FailureCode }>, request: Request) {
  const language = request.headers()['accept-language']?.startsWith('fr') ? 'fr' : 'en';
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
