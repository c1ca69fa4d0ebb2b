import { addedFields, isAdded } from '#domain/booking/fields.ts';
import type { Language } from '#domain/language.ts';
import { messages } from '../messages.ts';
import type { FieldName } from './customer.ts';

/** A field's name within a sentence. */
export const labelOf = (name: FieldName, language: Language): string =>
  isAdded(name) ? addedFields[name].label[language] : messages.labels[name][language];
