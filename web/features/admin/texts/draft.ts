import type { TextSetName } from '#domain/settings/text-words.ts';
import { draftStore } from '#web/features/admin/shell/versions/draft.ts';
import type { Typed } from './typed-texts.ts';

/** The draft of each set of texts. */
export const drafts: Readonly<Record<TextSetName, ReturnType<typeof draftStore<Typed>>>> = {
  letter: draftStore<Typed>(),
  questions: draftStore<Typed>(),
  terms: draftStore<Typed>(),
  mails: draftStore<Typed>(),
};
