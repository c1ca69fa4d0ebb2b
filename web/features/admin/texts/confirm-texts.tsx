import { setTexts } from '#contract/admin/business/texts.ts';
import type { TextSetName, Texts } from '#domain/settings/text-words.ts';
import { textsByPlace } from '#domain/settings/texts.ts';
import { call } from '#web/client/call.ts';
import { SetDialog, type SetDialogForm } from '#web/features/admin/shell/versions/set-dialog.tsx';
import { useMessages } from '#web/state/language.tsx';
import { differenceOf } from './difference.ts';
import { messages } from './messages.ts';
import { partsOf } from './typed-texts.ts';
import { queries } from './use-texts.ts';

type ConfirmTextsProps = SetDialogForm & {
  set: TextSetName;
  current: Texts;
  texts: Texts;
  /** The places that differ. */
  changes: readonly string[];
};

/** What would change, text by text, before it does. */
export function ConfirmTexts({ set, current, texts, changes, ...handed }: ConfirmTextsProps) {
  const words = useMessages(messages[set]);
  const [was, is] = [textsByPlace(current), textsByPlace(texts)];
  return (
    <SetDialog
      words={words}
      changes={changes.map((place) => {
        const [before, after] = differenceOf(was.get(place) ?? '', is.get(place) ?? '');
        const { name, number, language } = partsOf(place);
        return { place, what: words.textOf(name, number, language), before, after };
      })}
      set={(version) => call(setTexts, { params: { set }, body: { texts, ...version } })}
      readAgain={queries[set].readAgain}
      {...handed}
    />
  );
}
