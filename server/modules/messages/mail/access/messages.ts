import { brand } from '#business/brand.ts';
import type { AccessChange } from '#domain/access/roles.ts';
import type { Bilingual } from '#domain/language.ts';

type Change = { title: Bilingual; text: Bilingual<(by: string, moment: string) => string> };

const changes: Readonly<Record<AccessChange, Change>> = {
  'second-step': {
    title: { en: 'Your second step was removed', fr: 'Votre deuxième étape a été retirée' },
    text: {
      en: (by, moment) =>
        `${by} removed your second step and your passkeys on ${moment}, and ended all your sessions. Until you set up another one, only your password is asked for.`,
      fr: (by, moment) =>
        `${by} a retiré votre deuxième étape et vos clés d’accès le ${moment}, et toutes vos sessions ont pris fin. Seul votre mot de passe est demandé tant que vous n’en configurez pas une autre.`,
    },
  },
  link: {
    title: {
      en: 'A link for a new password was created for you',
      fr: 'Un lien pour un nouveau mot de passe a été créé pour vous',
    },
    text: {
      en: (by, moment) =>
        `${by} created a link on ${moment} that lets a new password be chosen for you within a day. Your current password works until then.`,
      fr: (by, moment) =>
        `${by} a créé le ${moment} un lien qui permet de choisir un nouveau mot de passe pour vous d’ici un jour. D’ici là, votre mot de passe actuel fonctionne.`,
    },
  },
  role: {
    title: { en: 'Your access was changed', fr: 'Votre accès a été modifié' },
    text: {
      en: (by, moment) => `${by} changed your role or your access on ${moment}, and your sessions ended.`,
      fr: (by, moment) => `${by} a modifié votre rôle ou votre accès le ${moment}, et vos sessions ont pris fin.`,
    },
  },
  locked: {
    title: { en: 'Somebody tried to guess your password', fr: 'Quelqu’un a essayé de deviner votre mot de passe' },
    text: {
      en: (from, moment) =>
        `Several wrong passwords were typed for your account from the network ${from}. Since ${moment}, there is a wait before signing in, longer with each further try; devices on which you signed in before are not affected.`,
      fr: (from, moment) =>
        `Plusieurs mots de passe erronés ont été entrés pour votre compte à partir du réseau ${from}. Depuis le ${moment}, il faut attendre avant d’ouvrir une session, plus longtemps après chaque nouvel essai; les appareils où vous avez déjà ouvert une session ne sont pas touchés.`,
    },
  },
};

export const messages = {
  ...changes,
  program: { en: 'Whoever runs the program', fr: 'La personne qui gère le programme' },
  yours: {
    en: 'If it was you, there is nothing to do. If it was not, tell an owner now, and change your password.',
    fr: 'Si cela vient de vous, il n’y a rien à faire. Sinon, avisez un propriétaire dès maintenant et changez votre mot de passe.',
  },
  open: { en: 'Open your access', fr: 'Ouvrir votre accès' },
  why: {
    en: `You receive this message because you may sign in to the administration of ${brand.name}.`,
    fr: `Vous recevez ce message parce que vous pouvez ouvrir une session dans l’administration de ${brand.name}.`,
  },
};
