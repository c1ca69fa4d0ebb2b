import { needOf } from '#business/services.ts';
import { coverageOf, skipsQuiz } from '#domain/funnel/layout.ts';
import type { Draft } from './draft-schema.ts';

/** New values of a draft; undefined takes the optional ones away. */
export type DraftPatch = { [K in keyof Draft]?: Draft[K] | undefined };

/**
 * The draft after an answer. A changed answer clears only what depends on it (decisions, section 12). `timesOffered`
 * are the times of the new date, where the caller knows them.
 */
export function changeDraft(draft: Draft, patch: DraftPatch, timesOffered?: readonly string[]): Draft {
  const next: Draft = { ...draft, ...patch } as Draft;
  next.termsAccepted = draft.termsAccepted || next.termsAccepted;
  if (patch.paymentLink === undefined && linked.some((name) => next[name] !== draft[name])) next.paymentLink = '';
  if (next.selectedLayout !== draft.selectedLayout) followLayout(next);
  if (next.appointmentDate !== draft.appointmentDate && timesOffered && !timesOffered.includes(next.appointmentTime)) {
    next.appointmentTime = '';
  }
  if (next.coatingType !== draft.coatingType) {
    if (needOf(next.coatingType) !== 'order') next.clientId = '';
    if (needOf(next.coatingType) !== 'code') next.invitationCode = '';
  }
  return next;
}

const linked = [
  'postalCode',
  'storefrontSize',
  'selectedLayout',
  'appointmentDate',
  'appointmentTime',
  'coatingType',
  'clientId',
  'monthlyService',
] as const satisfies readonly (keyof Draft)[];

/** The coverage goes with the layout; Layout 13 asks no questions, so it carries no answers. */
function followLayout(next: Draft): void {
  next.glassCoverage = next.selectedLayout === '' ? '' : coverageOf(next.selectedLayout);
  if (next.selectedLayout === '' || !skipsQuiz(next.selectedLayout)) return;
  next.feeling = '';
  next.aesthetic = '';
  next.purpose = '';
  delete next.quizAnswers;
}
