import { isBookableSize } from './size.ts';

export type FunnelStep = 'size' | 'layout' | 'quiz' | 'calendar' | 'payment';
export type FunnelPath = '/postal-code' | '/storefront-size' | '/glass-coverage' | '/sentiment' | '/calendar-booking';

/** The answers that the guarded steps need; empty text means unanswered. */
export type FunnelAnswers = {
  postalCode: string;
  storefrontSize: string;
  selectedLayout: string;
  feeling: string;
  coatingType: string;
  /** Whether the service requires an earlier order; its number or the client ID. */
  needsOrder: boolean;
  clientId: string;
  appointmentDate: string;
  appointmentTime: string;
  termsAccepted: boolean;
  /** The accepted review, which replaces the quiz. */
  reviewId: string;
  /** A payment link, which was made without the quiz, perhaps for a building that the funnel does not sell to. */
  paymentLink: string;
};

const order: readonly FunnelStep[] = ['size', 'layout', 'quiz', 'calendar', 'payment'];

/**
 * Where a visitor who opens `step` has to go first: the earliest step that lacks an answer, or null (decisions, section 12).
 * Layout 13 and accepted storefronts skip the quiz.
 */
export function firstMissing(step: FunnelStep, answers: FunnelAnswers): FunnelPath | null {
  const reached = order.indexOf(step);
  const appointmentSet =
    answers.appointmentDate !== '' &&
    answers.appointmentTime !== '' &&
    answers.coatingType !== '' &&
    (!answers.needsOrder || answers.clientId !== '') &&
    answers.termsAccepted;
  const missing: readonly (readonly [boolean, FunnelPath])[] = [
    [answers.postalCode === '', '/postal-code'],
    [!answers.paymentLink && !isBookableSize(answers.storefrontSize), '/storefront-size'],
    [answers.selectedLayout === '', '/glass-coverage'],
    [
      answers.selectedLayout !== 'layout13' && `${answers.feeling}${answers.reviewId}${answers.paymentLink}` === '',
      '/sentiment',
    ],
    [!appointmentSet, '/calendar-booking'],
  ];
  return missing.slice(0, reached + 1).find(([lacks]) => lacks)?.[1] ?? null;
}
