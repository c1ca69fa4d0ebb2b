import type { Page } from '@playwright/test';
import { standardTerms } from '#business/terms/index.ts';
import { coverageOf, type Layout, layouts, skipsQuiz } from '#domain/funnel/layout.ts';
import { type Draft, emptyDraft } from '#web/state/draft-schema.ts';

export const draftKey = 'hauteclaire.draft.v1';

/** How far a visitor has come, as the browser remembers it. */
const served: Draft = { ...emptyDraft, postalCode: 'H2Y' };
const little: Draft = { ...served, storefrontSize: 'little-storefront' };
const facade: Draft = { ...little, selectedLayout: 'layout8', glassCoverage: 'moderate' };
const perfect: Partial<Draft> = {
  quizAnswers: ['B', 'C', 'A'],
  feeling: 'impressed',
  aesthetic: 'curated',
  purpose: 'photographed',
};
const aligned: Draft = { ...facade, ...perfect };
const day: Draft = { ...aligned, appointmentDate: '2025-10-09' };
const time: Draft = { ...day, appointmentTime: '9:00 AM' };
const chosen: Draft = { ...time, coatingType: 'complete' };
const accepted: Draft = { ...chosen, termsAccepted: true, termsVersion: standardTerms.version, termsLanguage: 'en' };

export const drafts = { served, little, facade, aligned, day, time, chosen, accepted };

/** Qualified with a layout by its number: a little storefront, and perfect answers where there are questions. */
export function qualifiedWith(number: number): Draft {
  const layout: Layout | undefined = layouts[number - 1];
  if (!layout) throw new Error(`no layout ${number}`);
  const answers = skipsQuiz(layout) ? {} : perfect;
  return { ...little, selectedLayout: layout, glassCoverage: coverageOf(layout), ...answers };
}

/** From a page's first address on, until the site writes another draft. */
export const remember = (page: Page, draft: Draft): Promise<unknown> =>
  page.addInitScript(
    ([key, value]) => {
      if (window !== window.top || sessionStorage.getItem(key)) return;
      sessionStorage.setItem(key, 'remembered');
      localStorage.setItem(key, value);
    },
    [draftKey, JSON.stringify(draft)] as const,
  );
