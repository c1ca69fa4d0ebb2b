import { draftStore } from '#web/features/admin/shell/versions/draft.ts';
import type { Typed } from './typed-companies.ts';

export const useDraft = draftStore<Typed>();
