import type { StorefrontPrice } from '#contract/admin/corrections/storefront.ts';
import { formatMoney } from '#domain/format.ts';
import { type Cents, cents } from '#domain/money.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { RadioRow } from '#web/ui/form/radio-row.tsx';
import { messages } from './storefront.messages.ts';

type Props = {
  found: StorefrontPrice;
  /** What is left of the payment. */
  left: Cents;
  mayRefund: boolean;
  /** Whether the money stays as it is although the price is lower. */
  leaves: boolean;
  reason: string;
  reasonId: string;
  /** What is wrong with the reason. */
  problem: string | undefined;
  onLeave: (leaves: boolean) => void;
  onReason: (reason: string) => void;
};

/** What an owner does about a difference: refund it, or leave the money as it is and say why. */
export function Difference({ found, left, mayRefund, leaves, reason, reasonId, problem, onLeave, onReason }: Props) {
  const words = useMessages(messages);
  const language = useLanguage();
  if (!mayRefund) return <p>{words.owners}</p>;
  const amount = formatMoney(cents(Math.abs(found.difference)), language);
  const isMore = found.difference > 0;
  return (
    <div className="grid gap-4">
      {isMore ? (
        <p>
          {words.more(amount)} <span className="admin-second">{words.moreElse}</span>
        </p>
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
      {(isMore || leaves) && (
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
