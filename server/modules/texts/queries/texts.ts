import { textSets } from '#business/texts.ts';
import type { TextSetName, Texts } from '#domain/settings/text-words.ts';
import { textChanges } from '#domain/settings/texts.ts';
import { letters, mailTexts, questionLists } from '#server/database/schema/settings/texts.ts';
import { termsKind } from '#server/modules/terms/queries/terms.ts';
import type { Kind } from '#server/modules/versions/kind.ts';

type Table = typeof letters | typeof questionLists | typeof mailTexts;

const kindOf = (name: Exclude<TextSetName, 'terms'>, table: Table): Kind<Texts> => ({
  name,
  table,
  column: table.texts,
  standard: textSets[name].standard,
  differences: (before, after) => textChanges(before, after).length,
  forget: ({ settings }) => settings.forget(),
});

/** Owner-editable texts of the site; the built-in ones are the first version. */
export const textKinds: Readonly<Record<TextSetName, Kind<Texts>>> = {
  letter: kindOf('letter', letters),
  questions: kindOf('questions', questionLists),
  terms: termsKind,
  mails: kindOf('mails', mailTexts),
};
