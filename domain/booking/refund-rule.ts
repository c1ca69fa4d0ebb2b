import type { Bilingual, Language } from '../language.ts';

/** What cancelling in time saves: what was paid, or the one free refresh of a client. */
type AtStake = 'payment' | 'refresh';

type RefundRule = { atStake: AtStake; until: string; isOver: boolean };
type Words = Record<'inTime' | 'over', (until: string) => string>;

const rules: Record<AtStake, Bilingual<Words>> = {
  payment: {
    en: {
      inTime: (until) => `If you cancel before ${until}, you are refunded in full; after that, nothing is refunded.`,
      over: (until) => `The time for a refund ended on ${until}: if you cancel, nothing is refunded.`,
    },
    fr: {
      inTime: (until) =>
        `Si vous annulez avant le ${until}, le remboursement est complet. Par la suite, rien n’est remboursé.`,
      over: (until) =>
        `Le délai de remboursement a pris fin le ${until}\u00a0: si vous annulez, plus rien n’est remboursé.`,
    },
  },
  refresh: {
    en: {
      inTime: (until) =>
        `If you cancel before ${until}, you keep your free refresh for another day; after that, it is used.`,
      over: (until) => `The time to keep your free refresh ended on ${until}: if you cancel, it is used.`,
    },
    fr: {
      inTime: (until) =>
        `Si vous annulez avant le ${until}, vous conservez votre rafraîchissement gratuit pour un autre jour. Par la suite, il est utilisé.`,
      over: (until) =>
        `Le délai pour conserver votre rafraîchissement gratuit a pris fin le ${until}\u00a0: si vous annulez, il est utilisé.`,
    },
  },
};

/** What cancelling refunds and until when (`until` in words), worded alike in order summary, e-mail and cancellation page. */
export const refundRule = ({ atStake, until, isOver }: RefundRule, language: Language): string =>
  rules[atStake][language][isOver ? 'over' : 'inTime'](until);
