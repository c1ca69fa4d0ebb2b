import { nbsp } from '#domain/format.ts';

export const messages = {
  title: { en: 'Passkeys', fr: 'Clés d’accès' },
  lede: {
    en: 'A passkey is your phone, your computer or a security key, opened with a finger, a face or a code. It counts as both steps.',
    fr: 'Une clé d’accès, c’est votre téléphone, votre ordinateur ou une clé de sécurité, ouverts d’un doigt, d’un regard ou d’un code. Elle vaut les deux étapes.',
  },
  alone: {
    en: 'Once you have one, the password alone no longer signs you in. Keep a second passkey or an authenticator as a spare.',
    fr: 'Dès que vous en avez une, le mot de passe seul ne suffit plus. Gardez une deuxième clé ou une application d’authentification pour le jour où le téléphone serait perdu.',
  },
  unable: { en: 'This browser cannot create passkeys.', fr: 'Ce navigateur ne peut pas créer de clés d’accès.' },
  none: { en: 'No passkey yet.', fr: 'Aucune clé d’accès pour le moment.' },
  unread: { en: 'Your passkeys could not be loaded.', fr: 'Vos clés d’accès n’ont pas pu être chargées.' },
  name: { en: 'Name of the passkey', fr: 'Nom de la clé d’accès' },
  nameHint: { en: 'For example: Phone in the van', fr: `Par exemple${nbsp}: Téléphone du camion` },
  nameNeeded: { en: 'Give it a name.', fr: 'Donnez-lui un nom.' },
  make: { en: 'Create a passkey', fr: 'Créer une clé d’accès' },
  making: { en: 'One moment...', fr: 'Un instant…' },
  made: { en: 'Passkey created', fr: 'La clé d’accès est créée' },
  notMade: { en: 'The browser created no passkey.', fr: 'Le navigateur n’a créé aucune clé d’accès.' },
  already: { en: 'This device already has a passkey for you.', fr: 'Cet appareil a déjà une clé d’accès pour vous.' },
  since: { en: (when: string) => `added ${when}`, fr: (when: string) => `créée le ${when}` },
  remove: { en: 'Remove', fr: 'Retirer' },
  removeNamed: { en: (name: string) => `Remove ${name}`, fr: (name: string) => `Retirer ${name}` },
  removeTitle: { en: 'Remove this passkey?', fr: 'Retirer cette clé d’accès?' },
  removeText: {
    en: (name: string) => `${name} will no longer open the administration.`,
    fr: (name: string) => `${name} n’ouvrira plus l’administration.`,
  },
  removed: { en: 'Passkey removed', fr: 'Clé d’accès retirée' },
};
