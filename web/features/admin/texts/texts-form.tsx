import { textSets } from '#business/texts.ts';
import type { TextsVersion } from '#contract/admin/business/texts.ts';
import { languages } from '#domain/language.ts';
import type { TextSetName } from '#domain/settings/text-words.ts';
import { differingTexts } from '#domain/settings/texts.ts';
import { VersionsForm } from '#web/features/admin/shell/versions/versions-form.tsx';
import type { DraftForm } from '#web/features/admin/shell/versions/versions-panes.tsx';
import { useMessages } from '#web/state/language.tsx';
import { ConfirmTexts } from './confirm-texts.tsx';
import { messages } from './messages.ts';
import { TextInput } from './text-input.tsx';
import { TextsPreview } from './texts-preview.tsx';
import { entered, panesOf, partsOf, type Typed } from './typed-texts.ts';

/** The texts of a set to be set, from a day on. */
export function TextsForm({ set, ...form }: DraftForm<TextsVersion, Typed> & { set: TextSetName }) {
  const words = useMessages(messages[set]);
  const { draft, change } = form;
  const current = form.replaced.texts;
  const read = entered(textSets[set], draft.typed);
  const texts = 'texts' in read ? read.texts : null;
  const changes = texts ? differingTexts(current, texts) : [];
  return (
    <VersionsForm
      {...form}
      words={words}
      faults={'faults' in read ? read.faults : new Map()}
      changes={changes.length}
      fields={(errorOf) => [
        <FillIns key="fill-ins" set={set} />,
        ...panesOf[set].map((places, index) => (
          <fieldset key={places[0]} className="versions-pane">
            <legend className="versions-name">{words.pane(index + 1)}</legend>
            <div className="versions-pair">
              {places.flatMap((place) =>
                languages.map((language) => {
                  const at = `${place}.${language}`;
                  return (
                    <TextInput
                      key={at}
                      place={place}
                      language={language}
                      label={words.textIn(partsOf(at).name, language)}
                      hint={words.hints[place]}
                      value={draft.typed[at] ?? ''}
                      error={errorOf(at)}
                      onType={(typed) => change({ typed: { ...draft.typed, [at]: typed } })}
                    />
                  );
                }),
              )}
            </div>
          </fieldset>
        )),
      ]}
      preview={<TextsPreview set={set} texts={texts} />}
      dialog={(handed) =>
        texts && <ConfirmTexts set={set} current={current} texts={texts} changes={changes} {...handed} />
      }
    />
  );
}

/** The words in braces that are filled in. */
function FillIns({ set }: { set: TextSetName }) {
  const words = useMessages(messages[set]);
  return (
    <ul className="versions-lede">
      {Object.entries(textSets[set].fillIns).map(([name, { en, fr }]) => (
        <li key={name}>{words.fillIn(`{${en}}`, `{${fr}}`, words.fillIns[name] ?? name)}</li>
      ))}
    </ul>
  );
}
