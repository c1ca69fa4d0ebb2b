import { sameValue } from '#domain/settings/settings.ts';
import type { ActionRefusal } from '#web/features/admin/shell/resource/use-operator-action.ts';
import type { Texts } from '#web/features/admin/shell/settings/forms.ts';
import type { Draft } from './drafts.ts';

export type State =
  | { is: 'quiet' | 'saved' }
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

/** The message for a refusal: beside its field if the form has it, else above the button. */
export function failedState({ words, fields }: ActionRefusal, known: readonly { name: string }[]): State {
  const isKnown = known.some(({ name }) => Object.hasOwn(fields, name));
  return isKnown ? { is: 'refused', fields } : { is: 'failed', words };
}
