import { textSets } from '#business/texts.ts';
import { type Language, languages } from '#domain/language.ts';
import type { TextSetName } from '#domain/settings/text-words.ts';
import { hasParagraphs, longestOf } from '#domain/settings/texts.ts';
import type { ErrorOf } from '#web/features/admin/shell/versions/fact.ts';
import { FieldsPane } from '#web/features/admin/shell/versions/fields-pane.tsx';
import { ledeClass, pairClass } from '#web/features/admin/shell/versions/looks.ts';
import { tags, useMessages } from '#web/state/language.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { FoldedPanes } from './folded-panes.tsx';
import { messages } from './messages.ts';
import { type Pane, panesOf, partsOf, type Typed } from './typed-texts.ts';

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
function TextInput({ place, language, onType, ...shown }: TextInputProps) {
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

type TextFieldsProps = { set: TextSetName; typed: Typed; change: (typed: Typed) => void; errorOf: ErrorOf };

/** The texts of a set, pane by pane, after the words in braces that are filled in. */
export function TextFields({ set, typed, change, errorOf }: TextFieldsProps) {
  const words = useMessages(messages[set]);
  const panes = panesOf(set, typed);
  const folded = panes.filter(({ folds }) => folds !== undefined);
  const fieldsOf = ({ places }: Pane) => (
    <div className={pairClass}>
      {places.flatMap((place) =>
        languages.map((language) => {
          const at = `${place}.${language}`;
          const { name } = partsOf(at);
          const error = errorOf(at);
          const facts = textSets[set].factsIn?.(place) ?? [];
          const named = facts.map((fact) => `{${textSets[set].fillIns[fact]?.[language]}}`).join(' ');
          return (
            <TextInput
              key={at}
              place={place}
              language={language}
              label={words.textIn(name, language)}
              hint={words.hints[name] ?? (named || undefined)}
              value={typed[at] ?? ''}
              error={error && named ? `${error} · ${named}` : error}
              onType={(text) => change({ ...typed, [at]: text })}
            />
          );
        }),
      )}
    </div>
  );
  return (
    <>
      <ul className={ledeClass}>
        {Object.entries(textSets[set].fillIns).map(([name, { en, fr }]) => (
          <li key={name}>{words.fillIn(`{${en}}`, `{${fr}}`, words.fillIns[name] ?? name)}</li>
        ))}
      </ul>
      {panes
        .filter(({ folds }) => folds === undefined)
        .map((pane) => (
          <FieldsPane key={pane.number} title={words.pane(pane.number)}>
            {fieldsOf(pane)}
          </FieldsPane>
        ))}
      {folded.length > 0 && (
        <FoldedPanes
          panes={folded}
          typed={typed}
          onChange={change}
          isFaulty={({ places }) =>
            places.some((place) => languages.some((language) => errorOf(`${place}.${language}`) !== undefined))
          }
          fieldsOf={fieldsOf}
        />
      )}
    </>
  );
}
