import { isBookableSize } from './size.ts';

export type FunnelStep = 'size' | 'layout' | 'quiz' | 'calendar' | 'payment';
export type FunnelPath = '/postal-code' | '/storefront-size' | '/glass-coverage' | '/sentiment' | '/calendar-booking';

/** The answers that open the guarded steps; empty text means unanswered. */
export type FunnelAnswers = {
  postalCode: string;
  storefrontSize: string;
  selectedLayout: string;
  feeling: string;
  coatingType: string;
  /** The earlier order number or client ID; a refresh cannot go on without one. */
  clientId: string;
  appointmentDate: string;
  appointmentTime: string;
  termsAccepted: boolean;
  /** A person looked at the storefront and accepted it: the questions were answered by that. */
  reviewId: string;
};

const order: readonly FunnelStep[] = ['size', 'layout', 'quiz', 'calendar', 'payment'];

/**
 * Where a visitor who opens `step` has to go first: the earliest step that lacks an answer, or null
 * (decisions, section 12). Layout 13 and a storefront that was accepted need no questions.
 */
export function firstMissing(step: FunnelStep, answers: FunnelAnswers): FunnelPath | null {
  const reached = order.indexOf(step);
  const appointmentSet =
    answers.appointmentDate !== '' &&
    answers.appointmentTime !== '' &&
    answers.coatingType !== '' &&
    (answers.coatingType !== 'refresh' || answers.clientId !== '') &&
    answers.termsAccepted;
  const missing: readonly (readonly [boolean, FunnelPath])[] = [
    [answers.postalCode === '', '/postal-code'],
    [!isBookableSize(answers.storefrontSize), '/storefront-size'],
    [answers.selectedLayout === '', '/glass-coverage'],
    [answers.selectedLayout !== 'layout13' && answers.feeling === '' && answers.reviewId === '', '/sentiment'],
    [!appointmentSet, '/calendar-booking'],
  ];
  return missing.slice(0, reached + 1).find(([lacks]) => lacks)?.[1] ?? null;
}
