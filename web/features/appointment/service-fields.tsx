import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { isVip } from '#domain/booking/client-number.ts';
import { formatMoney } from '#domain/format.ts';
import { capitalsShape } from '#domain/typed/capitals.ts';
import { cleanCode, cleanNumber, maxNumberLength } from '#domain/typed/code.ts';
import { maxCodeLength } from '#domain/typed/code-length.ts';
import { updateDraft } from '#web/state/draft.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { maskHandler } from '#web/ui/form/input-mask.ts';
import { TextButton } from '#web/ui/text-link.tsx';
import { messages } from './service-fields.messages.ts';
import type { Checked, Offer } from './use-offer.ts';

type CheckedFieldProps = Omit<
  ComponentProps<typeof Field>,
  'value' | 'defaultValue' | 'checked' | 'onChange' | 'onInput' | 'error' | 'valid'
> & {
  value: string;
  onText: (typed: string) => void;
  /** What was typed or pasted, without label, quotation marks and the like. */
  clean: (typed: string) => string;
  checked: Checked;
  says: { bad: string; good: string; failed: string; again: string };
};

/** A number or code the server checks while it is typed. */
function CheckedField({ value, onText, clean, checked, says, ...field }: CheckedFieldProps) {
  const [shaped] = useState(() => maskHandler(capitalsShape(clean)));
  const { check, settle, again } = checked;
  const error = check === 'bad' ? says.bad : check === 'failed' ? says.failed : undefined;
  return (
    <div className="max-w-96">
      <Field
        {...field}
        value={value}
        onInput={shaped}
        onCompositionEnd={shaped}
        onChange={(event) => onText(event.target.value)}
        onBlur={() => {
          onText(clean(value));
          settle();
        }}
        error={error}
        valid={check === 'good' ? says.good : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        aria-required
      />
      {check === 'failed' && (
        <TextButton className="mt-1" onClick={again}>
          {says.again}
        </TextButton>
      )}
    </div>
  );
}

// Few people are VIPs, and fewer come without their link.
const VipLink = lazy(() => import('./vip-link.tsx').then((module) => ({ default: module.VipLink })));

/** The number of the earlier booking that a refresh belongs to. The draft keeps it as the client's. */
export function OrderNumberField({ value, offer }: { value: string; offer: Offer }) {
  const words = useMessages(messages);
  const { number, price, courtesy } = offer;
  const language = useLanguage();
  const known = courtesy ? words.orderNumberPartly(formatMoney(courtesy, language)) : words.orderNumberKnown;
  const missesKey = number.check === 'good' && isVip(cleanNumber(value)) && courtesy === 0;
  return (
    <>
      <CheckedField
        label={words.orderNumber}
        name="orderNumber"
        clean={cleanNumber}
        hint={words.orderNumberHint}
        value={value}
        onText={(typed) => updateDraft({ clientId: typed.slice(0, maxNumberLength) })}
        checked={number}
        says={{
          bad: words.orderNumberUnknown,
          good: price?.base === 0 ? words.orderNumberFree : known,
          failed: number.tooMany ? words.tooMany : words.numberFailed,
          again: words.tryAgain,
        }}
      />
      <Suspense fallback={null}>{missesKey && <VipLink key={value} number={value} />}</Suspense>
    </>
  );
}

/** An invitation code. Only the server knows which ones are valid. */
export function InvitationCodeField({ value, offer }: { value: string; offer: Offer }) {
  const words = useMessages(messages);
  return (
    <CheckedField
      label={words.invitationCode}
      name="invitationCode"
      clean={cleanCode}
      hint={words.codeHint}
      value={value}
      onText={(typed) => updateDraft({ invitationCode: typed.slice(0, maxCodeLength) })}
      checked={offer.code}
      says={{
        bad: words.codeBad,
        good: words.codeGood,
        failed: offer.code.tooMany ? words.tooMany : words.codeFailed,
        again: words.tryAgain,
      }}
    />
  );
}
