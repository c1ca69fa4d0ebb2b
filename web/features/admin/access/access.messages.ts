import { nbsp } from '#domain/format.ts';

export const messages = {
  title: { en: 'Your access', fr: 'Votre accès' },
  role: {
    owner: { en: 'Owner', fr: 'Propriétaire' },
    staff: { en: 'Staff', fr: 'Personnel' },
    crew: { en: 'crew', fr: 'équipe' },
  },
  toVisits: { en: 'Back to your visits', fr: 'Revenir à vos visites' },
  secondFactor: { en: 'Second step', fr: 'Deuxième étape' },
  on: {
    en: 'Signing in asks for a code from your authenticator.',
    fr: 'L’ouverture d’une session demande un code de votre application d’authentification.',
  },
  off: {
    en: 'Signing in asks only for your password. A second step keeps out anyone else who knows it.',
    fr: 'Seul le mot de passe est demandé. Une deuxième étape écarte quiconque le connaîtrait.',
  },
  needed: {
    en: 'With real payments everyone who signs in needs a second step. Set up an authenticator here, or create a passkey below.',
    fr: 'Avec de vrais paiements, tout le monde a besoin d’une deuxième étape pour ouvrir une session. Configurez-la ici, ou créez une clé d’accès ci-dessous.',
  },
  password: { en: 'Your password', fr: 'Votre mot de passe' },
  setUp: { en: 'Set up the second step', fr: 'Configurer la deuxième étape' },
  working: { en: 'One moment...', fr: 'Un instant…' },
  keyTitle: {
    en: 'Add this key to your authenticator',
    fr: 'Ajoutez cette clé à votre application d’authentification',
  },
  keyLede: {
    en: 'Scan the code with the authenticator, open the link on a phone that has one, or type the key into it.',
    fr: 'Balayez le code avec l’application, ouvrez le lien sur un téléphone qui l’a, ou saisissez-y la clé.',
  },
  qr: { en: 'QR code of the key below', fr: 'Code QR de la clé ci-dessous' },
  openApp: { en: 'Open in the authenticator', fr: 'Ouvrir dans l’application' },
  key: { en: 'Key:', fr: `Clé${nbsp}:` },
  codesTitle: { en: 'Keep these recovery codes', fr: 'Conservez ces codes de secours' },
  codesLede: {
    en: 'Each works once if you lose your phone. They will not be shown again.',
    fr: 'Chacun sert une seule fois si le téléphone est perdu. Ils ne seront plus affichés.',
  },
  code: { en: 'Code that the authenticator shows', fr: 'Code affiché par l’application' },
  turnOn: { en: 'Turn on the second step', fr: 'Activer la deuxième étape' },
  turnedOn: { en: 'The second step is on', fr: 'La deuxième étape est active' },
  sessions: { en: 'Where you are signed in', fr: 'Où votre session est ouverte' },
  here: { en: 'This browser', fr: 'Ce navigateur' },
  unknown: { en: 'Unknown browser', fr: 'Navigateur inconnu' },
  since: { en: (when: string) => `since ${when}`, fr: (when: string) => `depuis le ${when}` },
  address: { en: (ip: string) => `from ${ip}`, fr: (ip: string) => `depuis l’adresse ${ip}` },
  end: { en: 'End this session', fr: 'Fermer cette session' },
  ended: { en: 'Session ended', fr: 'Session fermée' },
  failed: { en: 'It did not work', fr: 'Cela n’a pas fonctionné' },
  unread: { en: 'Your sessions could not be loaded.', fr: 'Vos sessions n’ont pas pu être chargées.' },
};
