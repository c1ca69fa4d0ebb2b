import type { ServiceWords } from '#domain/pricing/service.ts';
import { limitedPlaces, type ServiceKey } from './services.ts';

/** What search engines, mails and certificates say of each service, and its picture: no page needs them. */
export const serviceWords: Readonly<Record<ServiceKey, ServiceWords>> = {
  ground: {
    description: {
      en: 'Washing, and a coating on two, four or six windows at street level.',
      fr: 'Lavage, et revêtement de deux, quatre ou six vitres au niveau de la rue.',
    },
    certified: {
      en: 'The glass was washed, and {windows}\u00a0windows at street level were coated.',
      fr: 'Le verre a été lavé, et {windows}\u00a0vitres au niveau de la rue ont été traitées.',
    },
    stepsText: 'confirmation-steps',
    picture: 'ground.svg',
  },
  street: {
    description: { en: 'Washing, and a coating on the street side.', fr: 'Lavage, et revêtement du côté rue.' },
    certified: {
      en: 'The glass was washed, and its street side was coated.',
      fr: 'Le verre a été lavé, et son côté rue a été traité.',
    },
    stepsText: 'confirmation-steps',
    picture: 'street.svg',
  },
  'both-sides': {
    description: { en: 'Washing, and a coating on both sides.', fr: 'Lavage, et revêtement des deux côtés.' },
    certified: {
      en: 'The glass was washed, and both of its sides were coated.',
      fr: 'Le verre a été lavé, et ses deux côtés ont été traités.',
    },
    stepsText: 'confirmation-steps',
    picture: 'both-sides.svg',
  },
  patron: {
    description: {
      en: `A coating on both sides and one more wash, for the first ${limitedPlaces} patrons.`,
      fr: `Revêtement des deux côtés et un second lavage, pour les ${limitedPlaces} premiers mécènes.`,
    },
    certified: {
      en: 'The glass was washed and coated as a patron’s.',
      fr: 'Le verre a été lavé et traité comme celui d’un mécène.',
    },
    stepsText: 'confirmation-steps',
    picture: 'patron.svg',
  },
  wash: {
    description: { en: 'A wash of coated glass.', fr: 'Lavage d’un verre traité.' },
    stepsText: 'confirmation-refresh',
    picture: 'wash.svg',
  },
  doorway: {
    description: { en: 'A coating on the door, by invitation.', fr: 'Revêtement de la porte, sur invitation.' },
    stepsText: 'confirmation-preview',
    picture: 'doorway.svg',
  },
};

const byKey: Readonly<Record<string, ServiceWords>> = serviceWords;

/** Of a stored service, in its own spelling; null of one that is not sold. */
export const wordsOfService = (key: string): ServiceWords | null => (Object.hasOwn(byKey, key) && byKey[key]) || null;
