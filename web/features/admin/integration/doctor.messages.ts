import { nbsp } from '#domain/format.ts';

const en = {
  title: 'Diagnostics',
  lede: 'Checks the server, the database, external services, the email sender, the public address and pending work. It changes nothing.',
  examine: 'Check everything',
  examining: 'Checking...',
  unread: 'The check did not finish. Please try again.',
  healthy: 'Nothing to fix',
  sick: (fails: number, warnings: number) => `To fix: ${fails}, to review: ${warnings}`,
  examined: (when: string) => `Checked ${when}`,
  list: 'Findings',
  what: 'Part',
  finding: 'Finding',
  remedy: 'What to do',
  level: { ok: 'Good', warn: 'Review', fail: 'Fix' },
};

const fr: typeof en = {
  title: 'Diagnostic',
  lede: 'Examine le serveur, la base de données, les services externes, l’expéditeur des courriels, l’adresse publique et le travail en attente. Il ne change rien.',
  examine: 'Tout examiner',
  examining: 'Examen en cours…',
  unread: 'L’examen n’a pas abouti. Veuillez réessayer.',
  healthy: 'Rien à corriger',
  sick: (fails, warnings) => `À corriger${nbsp}: ${fails}, à surveiller${nbsp}: ${warnings}`,
  examined: (when) => `Examiné le ${when}`,
  list: 'Constats',
  what: 'Élément',
  finding: 'Constat',
  remedy: 'Que faire',
  level: { ok: 'Bon', warn: 'À surveiller', fail: 'À corriger' },
};

export const messages = { en, fr };
