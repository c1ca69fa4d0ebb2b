import type { Checkout } from '../machine/types.ts';

export type CardView =
  | 'locked'
  | 'saving'
  | 'not-saved'
  | 'loading'
  /** The browser computes something before the form may open. */
  | 'proving'
  | 'late'
  | 'open'
  | 'closed'
  | 'free'
  | 'refused'
  | 'failed'
  | 'asking'
  | 'elsewhere'
  | 'paid';

/** `details` is what the form holds, as text, once it is complete; the frame opens when the server has exactly that. */
export function cardView({ phase, saved, unsaved }: Checkout, details: string | null): CardView {
  switch (phase.name) {
    case 'closed':
    case 'free':
    case 'refused':
    case 'failed':
    case 'asking':
    case 'elsewhere':
    case 'paid':
      return phase.name;
    case 'submitting':
    case 'booked':
      return phase.ticket === null ? 'free' : 'paid';
    case 'opening':
      if (phase.proving) return 'proving';
      return details === null ? 'locked' : 'loading';
    case 'waiting':
    case 'alreadyPaid':
      return details === null ? 'locked' : 'loading';
    case 'card':
      if (phase.frame === 'paying') return 'open';
      if (details === null) return 'locked';
      if (details === unsaved) return 'not-saved';
      if (details !== saved) return 'saving';
      return phase.frame;
  }
}
