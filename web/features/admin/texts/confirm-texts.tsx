import { setTexts } from '#contract/admin/business/texts.ts';
import type { TextSetName, Texts } from '#domain/settings/text-words.ts';
import type { TextChange } from '#domain/settings/texts.ts';
import { call } from '#web/client/call.ts';
import { SetDialog, type SetDialogForm } from '#web/features/admin/shell/versions/set-dialog.tsx';
import { useMessages } from '#web/state/language.tsx';
import { differenceOf } from './difference.ts';
import { messages } from './messages.ts';
import { partsOf } from './typed-texts.ts';
import { queries } from './use-texts.ts';

type ConfirmTextsProps = SetDialogForm & {
  set: TextSetName;
  texts: Texts;
  changes: readonly TextChange[];
};

/** What would change, text by text, before it is saved. */
export function ConfirmTexts({ set, texts, changes, ...handed }: ConfirmTextsProps) {
  const words = useMessages(messages[set]);
  return (
    <SetDialog
      words={words}
      changes={changes.map(({ place, ...change }) => {
        const [before, after] = differenceOf(change.before, change.after);
        const { name, number, language } = partsOf(place);
        return { place, what: words.textOf(name, number, language), before, after };
      })}
      set={(version) => call(setTexts, { params: { set }, body: { texts, ...version } })}
      readAgain={queries[set].readAgain}
      {...handed}
    />
  );
}
