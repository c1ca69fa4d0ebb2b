import type { Language } from '#domain/language.ts';
import { call, type Output } from './call.ts';
import { readTerms } from './calls.ts';

/** The terms in one language, under the name recorded with an acceptance. */
export type ShownTerms = Output<typeof readTerms>;

export const termsQuery = (language: Language) => ({
  queryKey: [readTerms.path, language],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(readTerms, { params: { language } }, { signal }),
});
