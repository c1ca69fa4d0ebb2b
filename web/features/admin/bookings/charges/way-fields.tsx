import type { ChargeWay } from '#domain/booking/charge.ts';
import { useMessages } from '#web/state/language.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { RadioRow, radioSet } from '#web/ui/form/radio-row.tsx';
import { messages } from './charges.messages.ts';

type WayFieldsProps<Way extends string> = {
  ways: readonly ChargeWay[];
  way: Way | ChargeWay;
  reference: string;
  /** What else may be chosen beside the ways. */
  other?: { value: Way; title: string; means: string } | undefined;
  onWay: (way: Way | ChargeWay) => void;
  onReference: (reference: string) => void;
};

/** How more is paid on a booking. */
export function WayFields<Way extends string = ChargeWay>(props: WayFieldsProps<Way>) {
  const { ways, way, reference, other, onWay, onReference } = props;
  const words = useMessages(messages);
  const radio = radioSet('way', way, onWay);
  return (
    <>
      <RadioGroup aria-label={words.how}>
        {ways.map((one) => (
          <RadioRow key={one} {...radio(one)} face="sans" title={words.ways[one]}>
            {words.means[one]}
          </RadioRow>
        ))}
        {other && (
          <RadioRow {...radio(other.value)} face="sans" title={other.title}>
            {other.means}
          </RadioRow>
        )}
      </RadioGroup>
      {way === 'transfer' && (
        <Field
          label={words.reference}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          value={reference}
          onChange={({ target }) => onReference(target.value)}
        />
      )}
    </>
  );
}

/** What is sent of how it is paid. */
export const askingOf = (id: string, way: ChargeWay, reference: string) => ({
  id,
  way,
  ...(way === 'transfer' && reference.trim() !== '' && { reference: reference.trim() }),
});
