const en = {
  title: 'Photographs',
  kinds: { before: 'Before', after: 'After' },
  by: (who: string, when: string) => `${who}, ${when}`,
  open: (kind: string, number: number) => `${kind}, photograph ${number}: open it in a new tab`,
  remove: 'Remove',
  removeOne: (kind: string, number: number) => `Remove: ${kind}, photograph ${number}`,
  removeTitle: 'Remove this photograph',
  removeText:
    'It is deleted for good, also from the customer’s page. The audit log keeps that it was removed, and by whom.',
  keep: 'Keep it',
  removed: 'The photograph is removed',
};

const fr: typeof en = {
  title: 'Photos',
  kinds: { before: 'Avant', after: 'Après' },
  by: (who, when) => `${who}, ${when}`,
  open: (kind, number) => `${kind}, photo ${number}\u00a0: ouvrir dans un nouvel onglet`,
  remove: 'Retirer',
  removeOne: (kind, number) => `Retirer\u00a0: ${kind}, photo ${number}`,
  removeTitle: 'Retirer cette photo',
  removeText:
    'Elle est effacée pour de bon, aussi de la page du client. Le journal garde qu’elle a été retirée, et par qui.',
  keep: 'La garder',
  removed: 'La photo est retirée',
};

export const messages = { en, fr };
