import { useId, useState } from 'react';
import { basisPointsTyped, type Rounding, roundings } from '#domain/pricing/raise.ts';
import { FieldsPane } from '#web/features/admin/shell/versions/fields-pane.tsx';
import { ledeClass } from '#web/features/admin/shell/versions/looks.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { RadioCell, radioSet } from '#web/ui/form/radio-row.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './messages.ts';
import { raiseTyped, type Typed } from './typed-prices.ts';

/** Changes every price of the fields at once by a percentage; nothing holds until they are set. */
export function RaiseFields({ typed, change }: { typed: Typed; change: (typed: Typed) => void }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const [percent, setPercent] = useState('');
  const [rounding, setRounding] = useState<Rounding>(1);
  const [wrong, setWrong] = useState(false);
  const id = useId();
  const radio = radioSet(id, rounding, setRounding);
  const fill = () => {
    const basisPoints = basisPointsTyped(percent);
    setWrong(basisPoints === null);
    if (basisPoints === null) return;
    change(raiseTyped(typed, { basisPoints, rounding }, language));
    setPercent('');
    toast({ title: words.raised });
  };
  return (
    <FieldsPane title={words.raise}>
      <p className={`${ledeClass} mb-3`}>{words.raiseLede}</p>
      <Field
        label={words.percent}
        inputMode="decimal"
        autoComplete="off"
        value={percent}
        error={wrong ? words.percentWrong : undefined}
        onChange={({ target }) => setPercent(target.value)}
        onKeyDown={(event) => {
          // Enter would check and set the prices as they were.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          fill();
        }}
      />
      <p id={`${id}r`} className="field-label mt-4">
        {words.rounding}
      </p>
      <RadioGroup className="mb-4 grid grid-cols-3 gap-2" aria-labelledby={`${id}r`}>
        {roundings.map((dollars) => (
          <RadioCell key={dollars} {...radio(dollars)} title={words.toDollars(dollars)} />
        ))}
      </RadioGroup>
      <Button kind="secondary" size="small" onClick={fill}>
        {words.raiseFill}
      </Button>
    </FieldsPane>
  );
}
