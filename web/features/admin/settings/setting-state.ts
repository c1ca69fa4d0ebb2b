import { sameValue } from '#domain/settings/settings.ts';
import { codeOf, wordsOf } from '#web/client/failure.ts';
import { RequestError } from '#web/client/request.ts';
import type { Texts } from '#web/features/admin/shell/settings/forms.ts';
import type { Draft } from './drafts.ts';

export type State =
  | { is: 'quiet' | 'saving' | 'saved' }
  | { is: 'refused'; fields: Readonly<Record<string, string>> }
  | { is: 'failed'; words: string };

/** The draft after typing: null where it is typed back to what holds. What was seen first stays with it. */
export function draftAfter(
  typed: Texts,
  { draft, texts, value }: { draft: Draft | null; texts: Texts; value: unknown },
): Draft | null {
  const next = { ...(draft?.texts ?? texts), ...typed };
  return sameValue(next, texts) ? null : { texts: next, seen: draft?.seen ?? value };
}

/** Whether somebody else changed what is being changed. */
export const isOvertaken = (draft: Draft | null, value: unknown): boolean =>
  draft !== null && !sameValue(draft.seen, value);

/** Whether a setting was refused because another value holds by now, which is told beside the draft. */
export const isConflict = (failure: unknown): boolean => codeOf(failure) === 'SETTING_CHANGED';

/** What is said of any other failure: beside its field where it has one of the form's, else above the button. */
export function failedState(failure: unknown, fields: readonly { name: string }[], noAnswer: string): State {
  const refused = failure instanceof RequestError ? failure.fields : {};
  const isKnown = fields.some(({ name }) => Object.hasOwn(refused, name));
  return isKnown ? { is: 'refused', fields: refused } : { is: 'failed', words: wordsOf(failure) || noAnswer };
}
