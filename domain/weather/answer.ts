export type WeatherResponse = 'accept' | 'decline';

/** What is known of a proposal when an answer arrives. */
export type ProposalState = {
  /** `open` until answered; an answer may be changed while it is `answered`; `closed` for good. */
  state: 'open' | 'answered' | 'closed';
  answer: WeatherResponse | null;
  answerBy: Date;
};

/**
 * What an answer does. `move`: to the proposed day. `keep`: the visit stays. `move-back`: an accepted move is undone.
 * `show`: nothing, what was answered first still counts. `expired`: nothing, and nothing was answered in time.
 */
export type AnswerEffect = 'move' | 'keep' | 'move-back' | 'show' | 'expired';

/** Nothing can be answered any more. */
export const isClosed = ({ state, answerBy }: ProposalState, now: Date): boolean =>
  state === 'closed' || now >= answerBy;

/**
 * A link opened again shows the first answer. What was declined can be accepted for as long as the day is held; what was
 * accepted is only undone by the page's own button (`change`), never by the other link of a message.
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
