import { nbsp } from '#domain/format.ts';

export const messages = {
  title: { en: 'Diagnostics', fr: 'Diagnostic' },
  lede: {
    en: 'Checks the server, the database, external services, the email sender, the public address and pending work. It changes nothing.',
    fr: 'Examine le serveur, la base de données, les services externes, l’expéditeur des courriels, l’adresse publique et le travail en attente. Il ne change rien.',
  },
  examine: { en: 'Check everything', fr: 'Tout examiner' },
  examining: { en: 'Checking...', fr: 'Examen en cours…' },
  unread: { en: 'The check did not finish. Please try again.', fr: 'L’examen n’a pas abouti. Veuillez réessayer.' },
  healthy: { en: 'Nothing to fix', fr: 'Rien à corriger' },
  sick: {
    en: (fails: number, warnings: number) => `To fix: ${fails}, to review: ${warnings}`,
    fr: (fails: number, warnings: number) => `À corriger${nbsp}: ${fails}, à surveiller${nbsp}: ${warnings}`,
  },
  examined: { en: (when: string) => `Checked ${when}`, fr: (when: string) => `Examiné le ${when}` },
  list: { en: 'Findings', fr: 'Constats' },
  what: { en: 'Part', fr: 'Élément' },
  finding: { en: 'Finding', fr: 'Constat' },
  remedy: { en: 'What to do', fr: 'Que faire' },
  level: {
    ok: { en: 'Good', fr: 'Bon' },
    warn: { en: 'Review', fr: 'À surveiller' },
    fail: { en: 'Fix', fr: 'À corriger' },
  },
};
