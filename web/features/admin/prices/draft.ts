import { draftStore } from '#web/features/admin/shell/versions/draft.ts';
import type { Typed } from './typed-prices.ts';

export const useDraft = draftStore<Typed>();
