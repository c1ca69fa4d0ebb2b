export const messages = {
  title: { en: 'Photographs', fr: 'Photos' },
  kinds: { before: { en: 'Before', fr: 'Avant' }, after: { en: 'After', fr: 'Après' } },
  by: { en: (who: string, when: string) => `${who}, ${when}`, fr: (who: string, when: string) => `${who}, ${when}` },
  open: {
    en: (kind: string, number: number) => `${kind}, photograph ${number}: open it in a new tab`,
    fr: (kind: string, number: number) => `${kind}, photo ${number}\u00a0: ouvrir dans un nouvel onglet`,
  },
  remove: { en: 'Remove', fr: 'Retirer' },
  removeOne: {
    en: (kind: string, number: number) => `Remove: ${kind}, photograph ${number}`,
    fr: (kind: string, number: number) => `Retirer\u00a0: ${kind}, photo ${number}`,
  },
  removeTitle: { en: 'Remove this photograph', fr: 'Retirer cette photo' },
  removeText: {
    en: 'It is deleted permanently, also from the customer’s page. The audit log records that it was removed, and by whom.',
    fr: 'Elle est supprimée définitivement, y compris de la page du client. Le journal indique qu’elle a été retirée, et par qui.',
  },
  keep: { en: 'Keep it', fr: 'La garder' },
  removed: { en: 'The photograph is removed', fr: 'La photo est retirée' },
};
