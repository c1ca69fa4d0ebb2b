import { nbsp } from '#domain/format.ts';

export const messages = {
  title: {
    en: (count: number) => (count === 1 ? '1 day is held for somebody' : `${count} days are held for somebody`),
    fr: (count: number) =>
      count < 2
        ? `${count}${nbsp}journée est retenue pour quelqu’un`
        : `${count}${nbsp}journées sont retenues pour quelqu’un`,
  },
  lede: {
    en: 'On a closed day no link can be paid. When you withdraw one, its customer is told.',
    fr: 'Un lien ne peut pas être payé un jour fermé. Quand vous en retirez un, la personne en est avertie.',
  },
  areaLede: {
    en: 'Links that are open can still be paid. When you withdraw one, its customer is told.',
    fr: 'Les liens ouverts peuvent encore être payés. Quand vous en retirez un, la personne en est avertie.',
  },
  unread: {
    en: 'The days held for somebody could not be loaded.',
    fr: 'Les journées retenues n’ont pas pu être chargées.',
  },
  link: { en: (name: string) => `Payment link, ${name}`, fr: (name: string) => `Lien de paiement, ${name}` },
  nobody: { en: 'no name kept', fr: 'sans nom conservé' },
  checkout: { en: 'Being booked', fr: 'Réservation en cours' },
  waiting: { en: 'Offered to somebody on the waiting list', fr: 'Proposée à une personne de la liste d’attente' },
  weather: {
    en: (clientId: string) => `Held for ${clientId} (weather)`,
    fr: (clientId: string) => `Retenue pour ${clientId} (météo)`,
  },
  until: { en: (when: string) => `until ${when}`, fr: (when: string) => `jusqu’au ${when}` },
  withdraw: { en: 'Withdraw', fr: 'Retirer' },
  withdrawing: { en: 'Withdrawing...', fr: 'Retrait…' },
  withdrawn: { en: 'Withdrawn', fr: 'Retiré' },
  failed: { en: 'It was not withdrawn', fr: 'Le retrait n’a pas été fait' },
};
