import type { Language } from '#domain/language.ts';
import { hasParagraphs, longestOf } from '#domain/settings/texts.ts';
import { tags } from '#web/state/language.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';

type TextInputProps = {
  place: string;
  language: Language;
  label: string;
  hint: string | undefined;
  value: string;
  error: string | undefined;
  onType: (typed: string) => void;
};

/** How many lines a text's field shows; others are one line. */
const rowsOf: Readonly<Record<string, number>> = {
  opening: 3,
  body: 14,
  text: 8,
  question: 2,
  answer: 6,
  'confirmation-steps': 10,
  'confirmation-preview': 8,
  'confirmation-refresh': 6,
};

/** A text in one language, in one line or as many as it needs. */
export function TextInput({ place, language, onType, ...shown }: TextInputProps) {
  const shared = {
    ...shown,
    lang: tags[language],
    maxLength: longestOf(place),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  };
  const rows = rowsOf[place.replace(/\d+$/, '')] ?? (hasParagraphs(place) ? 4 : undefined);
  return rows === undefined ? <Field {...shared} /> : <TextArea rows={rows} className="py-3" {...shared} />;
}
