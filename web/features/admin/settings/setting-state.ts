import { sameValue } from '#domain/settings/settings.ts';
import { codeOf, wordsOf } from '#web/client/failure.ts';
import { RequestError } from '#web/client/request.ts';
import type { Texts } from '#web/features/admin/shell/settings/forms.ts';
import type { Draft } from './drafts.ts';

export type State =
  | { is: 'quiet' | 'saving' | 'saved' }
  | { is: 'refused'; fields: Readonly<Record<string, string>> }
  | { is: 'failed'; words: string };

/** The draft after typing: null if the current value was typed back. The value first seen stays with it. */
export function draftAfter(
  typed: Texts,
  { draft, texts, value }: { draft: Draft | null; texts: Texts; value: unknown },
): Draft | null {
  const next = { ...(draft?.texts ?? texts), ...typed };
  return sameValue(next, texts) ? null : { texts: next, seen: draft?.seen ?? value };
}

/** Whether someone else changed the same setting. */
export const isOvertaken = (draft: Draft | null, value: unknown): boolean =>
  draft !== null && !sameValue(draft.seen, value);

/** Whether a setting was refused because its value has changed, which is shown beside the draft. */
export const isConflict = (failure: unknown): boolean => codeOf(failure) === 'SETTING_CHANGED';

/** The message for any other failure: beside its field if the form has it, else above the button. */
export function failedState(failure: unknown, fields: readonly { name: string }[], noAnswer: string): State {
  const refused = failure instanceof RequestError ? failure.fields : {};
  const isKnown = fields.some(({ name }) => Object.hasOwn(refused, name));
  return isKnown ? { is: 'refused', fields: refused } : { is: 'failed', words: wordsOf(failure) || noAnswer };
}
