import { textSets } from '#business/texts.ts';
import type { TextsVersion } from '#contract/admin/business/texts.ts';
import { languages } from '#domain/language.ts';
import type { TextSetName } from '#domain/settings/text-words.ts';
import { textChanges } from '#domain/settings/texts.ts';
import { FieldsPane } from '#web/features/admin/shell/versions/fields-pane.tsx';
import { ledeClass, pairClass } from '#web/features/admin/shell/versions/looks.ts';
import { VersionsForm } from '#web/features/admin/shell/versions/versions-form.tsx';
import type { DraftForm } from '#web/features/admin/shell/versions/versions-panes.tsx';
import { useMessages } from '#web/state/language.tsx';
import { ConfirmTexts } from './confirm-texts.tsx';
import { FoldedPanes } from './folded-panes.tsx';
import { messages } from './messages.ts';
import { TextInput } from './text-input.tsx';
import { TextsPreview } from './texts-preview.tsx';
import { type Pane, panesOf, parse, partsOf, type Typed, wholeTexts } from './typed-texts.ts';

/** The texts of a set to be set, from a day on. */
export function TextsForm({ set, ...form }: DraftForm<TextsVersion, Typed> & { set: TextSetName }) {
  const words = useMessages(messages[set]);
  const { draft, change } = form;
  const read = parse(textSets[set], draft.typed);
  const texts = 'texts' in read ? read.texts : null;
  const current = wholeTexts(set, form.replaced.texts);
  const changes = texts ? textChanges(current, texts) : [];
  const panes = panesOf(set, draft.typed);
  const folded = panes.filter(({ folds }) => folds !== undefined);
  const fieldsIn = ({ places }: Pane, errorOf: (place: string) => string | undefined) => (
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
              value={draft.typed[at] ?? ''}
              error={error && named ? `${error} · ${named}` : error}
              onType={(typed) => change({ typed: { ...draft.typed, [at]: typed } })}
            />
          );
        }),
      )}
    </div>
  );
  return (
    <VersionsForm
      {...form}
      words={words}
      faults={'faults' in read ? read.faults : new Map()}
      changes={changes.length}
      fields={(errorOf) => [
        <FillIns key="fill-ins" set={set} />,
        ...panes
          .filter(({ folds }) => folds === undefined)
          .map((pane) => (
            <FieldsPane key={pane.number} title={words.pane(pane.number)}>
              {fieldsIn(pane, errorOf)}
            </FieldsPane>
          )),
        folded.length > 0 && (
          <FoldedPanes
            key="folded"
            panes={folded}
            typed={draft.typed}
            onChange={(typed) => change({ typed })}
            isFaulty={({ places }) =>
              places.some((place) => languages.some((language) => errorOf(`${place}.${language}`) !== undefined))
            }
            fieldsOf={(pane) => fieldsIn(pane, errorOf)}
          />
        ),
      ]}
      preview={<TextsPreview set={set} current={current} texts={texts} startsOn={draft.startsOn} />}
      dialog={(handed) => texts && <ConfirmTexts set={set} texts={texts} changes={changes} {...handed} />}
    />
  );
}

/** The words in braces that are filled in. */
function FillIns({ set }: { set: TextSetName }) {
  const words = useMessages(messages[set]);
  return (
    <ul className={ledeClass}>
      {Object.entries(textSets[set].fillIns).map(([name, { en, fr }]) => (
        <li key={name}>{words.fillIn(`{${en}}`, `{${fr}}`, words.fillIns[name] ?? name)}</li>
      ))}
    </ul>
  );
}
