import { type Draft as DraftOf, draftStore } from '#web/features/admin/shell/versions/draft.ts';
import type { Typed } from './typed-schedule.ts';

export type Draft = DraftOf<Typed>;
export const useDraft = draftStore<Typed>();
