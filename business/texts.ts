import type { TextSet, TextSetName } from '#domain/settings/text-words.ts';
import { letter } from './about.ts';
import { questions } from './faq.ts';
import { mails } from './mails.ts';
import { terms } from './terms/index.ts';

/** The texts an owner can reword; these are the first version. */
export const textSets: Readonly<Record<TextSetName, TextSet>> = { letter, questions, terms, mails };
