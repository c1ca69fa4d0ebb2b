import type { PageStep } from '#domain/funnel/analytics.ts';
import { splitPath } from '#domain/site-path.ts';
import { getDraft } from './draft.ts';

const stepOf: Readonly<Record<string, PageStep>> = {
  '/': 'landing',
  '/postal-code': 'postal-code',
  '/storefront-size': 'size',
  '/glass-coverage': 'layout',
  '/sentiment': 'questions',
  '/alignment-success': 'aligned',
  '/calendar-booking': 'appointment',
  '/manual-review': 'review',
};

/** What this document has already reported: going back and forth counts once. */
const reported = new Set<string>();

/** The browser says its user wants to opt out (GPC, DNT). */
const wantsOut = (): boolean =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) || navigator.doNotTrack === '1';

/** Counts a step: no cookie is sent, nothing is stored, and whether it arrives does not matter. */
export function countStep(step: PageStep, area?: string): void {
  const { source } = getDraft();
  const body = JSON.stringify({ step, source, area });
  if (reported.has(body) || wantsOut()) return;
  reported.add(body);
  const headers = { 'content-type': 'application/json', 'accept-language': document.documentElement.lang };
  fetch('/api/step', { method: 'POST', headers, body, keepalive: true, credentials: 'omit', priority: 'low' }).catch(
    () => undefined,
  );
}

/** Counts the step that a page is, once the page takes input. */
export function countPage(pathname: string): void {
  const step = stepOf[splitPath(pathname).path];
  if (step) countStep(step);
}
