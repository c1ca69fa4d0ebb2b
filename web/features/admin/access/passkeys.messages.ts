import { nbsp } from '#domain/format.ts';

const en = {
  title: 'Passkeys',
  lede: 'A passkey is your phone, your computer or a security key, opened with a finger, a face or a code. It counts as both steps.',
  alone:
    'Once you have one, the password alone no longer signs you in. Keep a second passkey or an authenticator as a spare.',
  unable: 'This browser cannot create passkeys.',
  none: 'No passkey yet.',
  unread: 'Your passkeys could not be loaded.',
  name: 'Name of the passkey',
  nameHint: 'For example: Phone in the van',
  nameNeeded: 'Give it a name.',
  make: 'Create a passkey',
  making: 'One moment...',
  made: 'Passkey created',
  notMade: 'The browser created no passkey.',
  already: 'This device already has a passkey for you.',
  since: (when: string) => `added ${when}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removeTitle: 'Remove this passkey?',
  removeText: (name: string) => `${name} will no longer open the administration.`,
  removed: 'Passkey removed',
};

const fr: typeof en = {
  title: 'Clés d’accès',
  lede: 'Une clé d’accès, c’est votre téléphone, votre ordinateur ou une clé de sécurité, ouverts d’un doigt, d’un regard ou d’un code. Elle vaut les deux étapes.',
  alone:
    'Dès que vous en avez une, le mot de passe seul n’ouvre plus. Gardez une deuxième clé ou une application d’authentification pour le jour où le téléphone serait perdu.',
  unable: 'Ce navigateur ne peut pas créer de clés d’accès.',
  none: 'Aucune clé d’accès pour le moment.',
  unread: 'Vos clés d’accès n’ont pas pu être lues.',
  name: 'Nom de la clé d’accès',
  nameHint: `Par exemple${nbsp}: Téléphone du camion`,
  nameNeeded: 'Donnez-lui un nom.',
  make: 'Créer une clé d’accès',
  making: 'Un instant…',
  made: 'La clé d’accès est créée',
  notMade: 'Le navigateur n’a créé aucune clé d’accès.',
  already: 'Cet appareil a déjà une clé d’accès pour vous.',
  since: (when) => `créée le ${when}`,
  remove: 'Retirer',
  removeNamed: (name) => `Retirer ${name}`,
  removeTitle: `Retirer cette clé d’accès${nbsp}?`,
  removeText: (name) => `${name} n’ouvrira plus l’administration.`,
  removed: 'Clé d’accès retirée',
};

export const messages = { en, fr };
