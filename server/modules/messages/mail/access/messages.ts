import { brand } from '#business/brand.ts';
import type { AccessChange } from '#domain/access/roles.ts';

type Words = Readonly<Record<AccessChange, { title: string; text: (from: string, moment: string) => string }>> & {
  program: string;
  yours: string;
  open: string;
  why: string;
};

const en: Words = {
  'second-step': {
    title: 'Your second step was removed',
    text: (by, moment) =>
      `${by} removed your second step and your passkeys on ${moment}, and ended all your sessions. Signing in asks for your password alone until you set up another one.`,
  },
  link: {
    title: 'A link for a new password was made for you',
    text: (by, moment) =>
      `${by} made a link on ${moment} with which a new password can be chosen for you within a day. Your password of now works until then.`,
  },
  role: {
    title: 'Your access was changed',
    text: (by, moment) => `${by} changed your role or your access on ${moment}, and your sessions ended.`,
  },
  locked: {
    title: 'Somebody guessed at your password',
    text: (from, moment) =>
      `Several wrong passwords were typed for your account from the network ${from}. Since ${moment}, signing in has to wait, longer with each further try; devices on which you signed in before are not concerned.`,
  },
  program: 'Whoever runs the program',
  yours: 'If it was you, there is nothing to do. If it was not, tell an owner now, and change your password.',
  open: 'Open your access',
  why: `You receive this message because you may sign in to the administration of ${brand.name}.`,
};

const fr: Words = {
  'second-step': {
    title: 'Votre deuxième étape a été retirée',
    text: (by, moment) =>
      `${by} a retiré votre deuxième étape et vos clés d’accès le ${moment}, et toutes vos sessions ont pris fin. Seul votre mot de passe est demandé tant que vous n’en configurez pas une autre.`,
  },
  link: {
    title: 'Un lien pour un nouveau mot de passe a été créé pour vous',
    text: (by, moment) =>
      `${by} a créé le ${moment} un lien qui permet de choisir un nouveau mot de passe pour vous d’ici un jour. D’ici là, votre mot de passe actuel fonctionne.`,
  },
  role: {
    title: 'Votre accès a été modifié',
    text: (by, moment) => `${by} a modifié votre rôle ou votre accès le ${moment}, et vos sessions ont pris fin.`,
  },
  locked: {
    title: 'Quelqu’un a essayé de deviner votre mot de passe',
    text: (from, moment) =>
      `Plusieurs mots de passe erronés ont été entrés pour votre compte à partir du réseau ${from}. Depuis le ${moment}, il faut attendre avant d’ouvrir une session, plus longtemps après chaque nouvel essai\u00a0; les appareils où vous avez déjà ouvert une session ne sont pas touchés.`,
  },
  program: 'La personne qui gère le programme',
  yours:
    'Si cela vient de vous, il n’y a rien à faire. Sinon, avisez un propriétaire dès maintenant et changez votre mot de passe.',
  open: 'Ouvrir votre accès',
  why: `Vous recevez ce message parce que vous pouvez ouvrir une session dans l’administration de ${brand.name}.`,
};

export const messages = { en, fr };
