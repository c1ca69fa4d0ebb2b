import { Field } from '#web/ui/form/field.tsx';
import { DayField } from '../day-field.tsx';
import type { Draft } from './draft.ts';
import { FieldsPane } from './fields-pane.tsx';
import { pairClass } from './looks.ts';
import type { SharedWords } from './messages.ts';

type When = Pick<Draft<unknown>, 'startsOn' | 'note'>;

type WhenFieldsProps = {
  words: SharedWords & { beginsHint: string };
  draft: When;
  /** What is wrong with the day. */
  error?: string | undefined;
  change: (more: Partial<When>) => void;
};

/** From which day on, and a personal note. */
export function WhenFields({ words, draft, error, change }: WhenFieldsProps) {
  return (
    <FieldsPane title={words.when}>
      <div className={pairClass}>
        <DayField
          label={words.begins}
          hint={words.beginsHint}
          error={error}
          value={draft.startsOn}
          onChange={(startsOn) => change({ startsOn })}
        />
        <Field
          label={words.note}
          hint={words.noteHint}
          autoComplete="off"
          maxLength={200}
          value={draft.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </div>
    </FieldsPane>
  );
}
