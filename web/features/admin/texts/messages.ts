import { letter } from './letter.messages.ts';
import { mails } from './mails.messages.ts';
import { questions } from './questions.messages.ts';
import { terms } from './terms.messages.ts';

/** What the form of each set of texts says. */
export const messages = { letter, questions, terms, mails };
