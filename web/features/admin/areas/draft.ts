import { draftStore } from '#web/features/admin/shell/versions/draft.ts';

export const useDraft = draftStore<string>();
