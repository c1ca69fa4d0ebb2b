import type { StorefrontPrice } from '#contract/admin/corrections/storefront.ts';
import { type ChargeWay, chargeWays } from '#domain/booking/charge.ts';
import { formatMoney } from '#domain/format.ts';
import { type Cents, cents } from '#domain/money.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { RadioRow } from '#web/ui/form/radio-row.tsx';
import { WayFields } from '../charges/way-fields.tsx';
import { messages } from './storefront.messages.ts';

type Props = {
  found: StorefrontPrice;
  /** What is left of the payment. */
  left: Cents;
  mayRefund: boolean;
  /** How a higher price is paid. */
  way: ChargeWay;
  reference: string;
  /** Whether the money stays as it is although the price is another. */
  leaves: boolean;
  reason: string;
  reasonId: string;
  /** What is wrong with the reason. */
  problem: string | undefined;
  onLeave: (leaves: boolean) => void;
  onReason: (reason: string) => void;
  onWay: (way: ChargeWay) => void;
  onReference: (reference: string) => void;
};

/** What is done about a difference: charge or refund it, or, by an owner, leave the money as it is and say why. */
export function Difference(props: Props) {
  const { found, left, mayRefund, way, reference, leaves, reason, reasonId, problem } = props;
  const { onLeave, onReason, onWay, onReference } = props;
  const words = useMessages(messages);
  const language = useLanguage();
  const amount = formatMoney(cents(Math.abs(found.difference)), language);
  const isMore = found.difference > 0;
  if (!isMore && !mayRefund) return <p>{words.owners}</p>;
  const choose = (one: ChargeWay | 'leave') => {
    onLeave(one === 'leave');
    if (one !== 'leave') onWay(one);
  };
  return (
    <div className="grid gap-4">
      {isMore ? (
        <>
          <p>{words.more(amount)}</p>
          <WayFields<ChargeWay | 'leave'>
            {...{ ways: chargeWays, way: leaves ? 'leave' : way, reference, onReference }}
            other={mayRefund ? { value: 'leave', title: words.waive, means: words.waiveMeans } : undefined}
            onWay={choose}
          />
        </>
      ) : (
        <RadioGroup aria-label={words.settle}>
          <RadioRow
            name="difference"
            value="refund"
            face="sans"
            checked={!leaves}
            title={words.refund(amount)}
            onChange={() => onLeave(false)}
          >
            {left < -found.difference ? words.tooMuch(formatMoney(left, language)) : words.refundMeans}
          </RadioRow>
          <RadioRow
            name="difference"
            value="leave"
            face="sans"
            checked={leaves}
            title={words.keep}
            onChange={() => onLeave(true)}
          >
            {words.keepMeans}
          </RadioRow>
        </RadioGroup>
      )}
      {leaves && (
        <Field
          id={reasonId}
          label={words.reason}
          maxLength={200}
          autoComplete="off"
          value={reason}
          hint={words.reasonHint}
          error={problem}
          onChange={({ target }) => onReason(target.value)}
        />
      )}
    </div>
  );
}
