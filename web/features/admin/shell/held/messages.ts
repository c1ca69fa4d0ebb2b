import { nbsp } from '#domain/format.ts';

const en = {
  title: (count: number) => (count === 1 ? '1 day is held for somebody' : `${count} days are held for somebody`),
  lede: 'On a closed day no link can be paid. When you withdraw one, its customer is told.',
  areaLede: 'Links that are open can still be paid. When you withdraw one, its customer is told.',
  unread: 'The days held for somebody could not be loaded.',
  link: (name: string) => `Payment link, ${name}`,
  nobody: 'no name kept',
  checkout: 'Being booked',
  waiting: 'Offered to somebody on the waiting list',
  weather: (clientId: string) => `Kept for ${clientId} (weather)`,
  until: (when: string) => `until ${when}`,
  withdraw: 'Withdraw',
  withdrawing: 'Withdrawing...',
  withdrawn: 'Withdrawn',
  failed: 'It was not withdrawn',
};

const fr: typeof en = {
  title: (count) =>
    count < 2
      ? `${count}${nbsp}journée est gardée pour quelqu’un`
      : `${count}${nbsp}journées sont gardées pour quelqu’un`,
  lede: 'Un lien ne peut pas être payé un jour fermé. Quand vous en retirez un, la personne en est avertie.',
  areaLede: 'Les liens ouverts peuvent encore être payés. Quand vous en retirez un, la personne en est avertie.',
  unread: 'Les journées gardées n’ont pas pu être lues.',
  link: (name) => `Lien de paiement, ${name}`,
  nobody: 'sans nom conservé',
  checkout: 'Réservation en cours',
  waiting: 'Offerte à une personne de la liste d’attente',
  weather: (clientId) => `Retenue pour ${clientId} (météo)`,
  until: (when) => `jusqu’au ${when}`,
  withdraw: 'Retirer',
  withdrawing: 'Retrait…',
  withdrawn: 'Retiré',
  failed: 'Le retrait n’a pas été fait',
};

export const messages = { en, fr };
