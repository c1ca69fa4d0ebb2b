import type { Language } from '../language.ts';
import { maxEmailLength } from '../typed/email-length.ts';

type Words = Readonly<Record<Language, string>>;
type Field = {
  label: Words;
  hint?: Words;
  /** Maximum length, and whether it may span several lines. */
  max: number;
  lines: boolean;
  /** An e-mail address. */
  isEmail?: true;
  /** Whether it appears on the buyer's documents and in the confirmation e-mail, not only on the record. */
  onPapers: boolean;
};

/**
 * What a client may add to a booking, one text each. Forms, wire, record, story, corrections and their history, import, documents
 * and erasure all follow this list; its column is in `server/database/schema/bookings.ts`.
 */
export const addedFields = {
  specialInstructions: {
    label: { en: 'Access notes', fr: 'Consignes d’accès' },
    hint: { en: 'A side door, a code, where to park', fr: 'Une porte de côté, un code, où se garer' },
    max: 1000,
    lines: true,
    onPapers: false,
  },
  purchaseOrderNumber: {
    label: { en: 'Purchase order number', fr: 'Numéro de bon de commande' },
    max: 40,
    lines: false,
    onPapers: true,
  },
  // It gets the papers and nothing else: the other mails have links that change the booking.
  invoiceEmail: {
    label: { en: 'Invoice also to this email', fr: 'Facture aussi à ce courriel' },
    max: maxEmailLength,
    lines: false,
    isEmail: true,
    onPapers: false,
  },
} as const satisfies Readonly<Record<string, Field>>;

export type AddedName = keyof typeof addedFields;
export const addedNames = Object.keys(addedFields) as AddedName[];

export const isAdded = (name: string): name is AddedName => addedNames.some((one) => one === name);

export const isEmailAdded = (name: AddedName): boolean => 'isEmail' in addedFields[name];

export type Added = { [Name in AddedName]: string | null };
/** As given: missing or blank means none. */
export type GivenAdded = { [Name in AddedName]?: string | null | undefined };

/** Something for each of them, by name. */
export const forEachAdded = <Value>(of: (name: AddedName) => Value): { [Name in AddedName]: Value } =>
  Object.fromEntries(addedNames.map((name) => [name, of(name)])) as { [Name in AddedName]: Value };

export const addedOf = (given: GivenAdded): Added => forEachAdded((name) => given[name] || null);

/** Without the keys of missing values. */
const present = (of: GivenAdded, names: readonly AddedName[]): { [Name in AddedName]?: string } =>
  Object.fromEntries(names.flatMap((name) => (of[name] ? [[name, of[name]]] : [])));

export const addedToSend = (typed: GivenAdded): { [Name in AddedName]?: string } => present(typed, addedNames);

export const addedOnPapers = (kept: GivenAdded): GivenAdded =>
  present(
    kept,
    addedNames.filter((name) => addedFields[name].onPapers),
  );

export const typedAdded = (kept: GivenAdded): { [Name in AddedName]: string } =>
  forEachAdded((name) => kept[name] ?? '');

/** Those with something to show, in order. */
export const shownAdded = (
  kept: GivenAdded,
  language: Language,
  { papers = false } = {},
): { label: string; value: string }[] =>
  addedNames.flatMap((name) => {
    const { label, onPapers }: Field = addedFields[name];
    const value = kept[name];
    return value && (onPapers || !papers) ? [{ label: label[language], value }] : [];
  });

export const labelsOfAdded: { [Name in AddedName]: Words } = forEachAdded((name) => addedFields[name].label);

/** Follows the label of a field that may stay empty. */
export const optional: Words = { en: '(optional)', fr: '(facultatif)' };

export const labelOfAdded = (name: AddedName, language: Language): string =>
  `${addedFields[name].label[language]} ${optional[language]}`;

export const hintOfAdded = (name: AddedName, language: Language): string | undefined => {
  const { hint }: Field = addedFields[name];
  return hint?.[language];
};
