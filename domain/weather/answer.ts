/** What happens to a visit whose client does not answer: a person decides, its day stays, or it goes to the proposed one. */
export const silences = ['ask', 'keep', 'move'] as const;
export type Silence = (typeof silences)[number];

export type WeatherResponse = 'accept' | 'decline';

export type ProposalState = {
  /** `open` until answered; an answer may be changed while it is `answered`; `closed` for good. */
  state: 'open' | 'answered' | 'closed';
  answer: WeatherResponse | null;
  answerBy: Date;
};

/** `move-back` undoes an accepted move; `show` the earlier answer, which still counts; `expired` without any answer. */
export type AnswerEffect = 'move' | 'keep' | 'move-back' | 'show' | 'expired';

export const isClosed = ({ state, answerBy }: ProposalState, now: Date): boolean =>
  state === 'closed' || now >= answerBy;

/**
 * What an answer does. Opening a link again shows the first answer. A declined proposal can be accepted while its day is held;
 * an accepted one is only undone by the page's own button (`change`), never by the other link in a message.
 */
export function effectOf(
  proposal: ProposalState,
  { action, change, now }: { action: WeatherResponse; change: boolean; now: Date },
): AnswerEffect {
  const { answer } = proposal;
  if (isClosed(proposal, now)) return answer === null ? 'expired' : 'show';
  if (answer === action) return 'show';
  if (action === 'accept') return 'move';
  if (answer === null) return 'keep';
  return change ? 'move-back' : 'show';
}
