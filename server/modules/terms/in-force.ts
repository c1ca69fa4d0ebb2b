import { standardTerms } from '#business/terms/index.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import type { Terms, TermsText } from '#domain/settings/terms.ts';
import { versionAt } from '#domain/versions.ts';
import type { Deps } from '#server/deps.ts';
import { contentsOf, textOf } from './contents.ts';

/** The terms of an instant, ready to be shown, accepted and recorded. */
export type TermsInForce = {
  version: string;
  /** By language: what is shown, and the hash that an acceptance is recorded with. */
  shown: Bilingual<{ version: string; text: TermsText }>;
  textHash: Bilingual<string>;
};

const known = new WeakMap<Terms, TermsInForce>();

export function readyTerms(terms: Terms): TermsInForce {
  const ready = known.get(terms);
  if (ready) return ready;
  const { version } = terms;
  const contents = contentsOf(terms);
  const of = <T>(pick: (content: { content: string; textHash: string }) => T): Bilingual<T> => {
    const at = (language: Language) =>
      pick(contents.find((one) => one.language === language) ?? { content: '{}', textHash: '' });
    return { en: at('en'), fr: at('fr') };
  };
  const fresh = {
    version,
    shown: of(({ content }) => ({ version, text: textOf(content) })),
    textHash: of(({ textHash }) => textHash),
  };
  known.set(terms, fresh);
  return fresh;
}

/** The terms that a booking is made under now. */
export async function termsInForce({ settings, clock }: Pick<Deps, 'settings' | 'clock'>): Promise<TermsInForce> {
  const { termsVersions } = await settings.read();
  return readyTerms(versionAt(termsVersions, clock.now())?.value ?? standardTerms);
}
