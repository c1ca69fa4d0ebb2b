import { useId } from 'react';
import { paymentWays } from '#domain/booking/operator-booking.ts';
import { linkHours } from '#domain/booking/payment-link.ts';
import { formatMoney } from '#domain/format.ts';
import { wordsOf } from '#web/client/failure.ts';
import { cellsClass } from '#web/features/admin/shell/looks.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { RadioCell, RadioRow, radioSet } from '#web/ui/form/radio-row.tsx';
import { PriceLines } from '#web/ui/price-lines.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { messages } from './messages.ts';
import type { useListedQuote } from './use-quote.ts';
import type { PartProps } from './visit-fields.tsx';
import { priceOf } from './wish.ts';

type PaymentProps = PartProps & {
  quote: ReturnType<typeof useListedQuote>;
  mayPrice: boolean;
  /** Of the terms in force; null until known. */
  termsVersion: string | null;
};

/** What it costs, and how it is paid. */
export function PaymentFields({ quote, termsVersion, ...part }: PaymentProps) {
  const words = useMessages(messages);
  const { typed, mayPrice } = part;
  const { listed, isReady, error, retry } = quote;
  const isDue = listed?.total !== 0;
  return (
    <>
      {!isReady && <p>{words.priceWaits}</p>}
      {isReady && error && (
        <p role="alert" className="text-error">
          {wordsOf(error) || words.priceFailed} <TextButton onClick={retry}>{words.again}</TextButton>
        </p>
      )}
      {isReady && !error && <PriceLines price={priceOf(typed, listed)?.quote ?? null} />}
      {!isDue && <p>{words.nothingDue}</p>}
      {isDue && (
        <>
          {mayPrice && <OwnPrice {...part} listed={listed} />}
          <Ways {...part} />
          {typed.way === 'link' && <LinkFields {...part} />}
          {typed.way === 'transfer' && (
            <Field
              label={words.reference}
              autoComplete="off"
              spellCheck={false}
              maxLength={60}
              value={typed.reference}
              onChange={(event) => part.change({ reference: event.target.value })}
            />
          )}
        </>
      )}
      {(typed.way !== 'link' || !isDue) && (
        <Checkbox
          checked={typed.termsTold}
          error={part.missing.has('termsTold') ? words.problems.termsTold : undefined}
          onChange={(event) => part.change({ termsTold: event.target.checked })}
        >
          {words.terms}
          {termsVersion !== null && <span className="admin-second">{words.termsInForce(termsVersion)}</span>}
        </Checkbox>
      )}
    </>
  );
}

type OwnPriceProps = Pick<PaymentProps, 'typed' | 'missing' | 'change'> & { listed: PaymentProps['quote']['listed'] };

function OwnPrice({ typed, missing, change, listed }: OwnPriceProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const isFree = typed.way === 'free';
  return (
    <>
      {!isFree && (
        <Checkbox checked={typed.hasOwnPrice} onChange={(event) => change({ hasOwnPrice: event.target.checked })}>
          {words.ownPrice}
          {listed && typed.hasOwnPrice && (
            <span className="admin-second">{words.listed(formatMoney(listed.total, language))}</span>
          )}
        </Checkbox>
      )}
      {(isFree || typed.hasOwnPrice) && (
        <div className="grid gap-5">
          {!isFree && (
            <Field
              label={words.ownBase}
              inputMode="decimal"
              autoComplete="off"
              value={typed.ownBase}
              error={missing.has('ownBase') ? words.problems.ownBase : undefined}
              onChange={(event) => change({ ownBase: event.target.value })}
            />
          )}
          <Field
            label={words.reason}
            autoComplete="off"
            maxLength={200}
            value={typed.reason}
            hint={words.reasonHint}
            error={missing.has('reason') ? words.problems.reason : undefined}
            onChange={(event) => change({ reason: event.target.value })}
          />
        </div>
      )}
    </>
  );
}

function Ways({ typed, change, mayPrice }: Pick<PaymentProps, 'typed' | 'change' | 'mayPrice'>) {
  const words = useMessages(messages);
  const radio = radioSet('way', typed.way, (way) => change({ way }));
  return (
    <RadioGroup aria-label={words.way}>
      {paymentWays
        .filter((way) => mayPrice || way !== 'free')
        .map((way) => (
          <RadioRow key={way} {...radio(way)} face="sans" title={words.ways[way]}>
            {words.means[way]}
          </RadioRow>
        ))}
    </RadioGroup>
  );
}

function LinkFields({ typed, change }: Pick<PaymentProps, 'typed' | 'change'>) {
  const words = useMessages(messages);
  const id = useId();
  const channelRadio = radioSet(`${id}c`, typed.channel, (channel) => change({ channel }));
  const hoursRadio = radioSet(`${id}h`, typed.hours, (hours) => change({ hours }));
  return (
    <>
      <fieldset>
        <legend className="field-label">{words.channel}</legend>
        <div className={cellsClass}>
          {(['mail', 'sms'] as const).map((channel) => (
            <RadioCell key={channel} {...channelRadio(channel)} title={words.channels[channel]} />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="field-label">{words.hours}</legend>
        <div className={cellsClass}>
          {linkHours.map((hours) => (
            <RadioCell key={hours} {...hoursRadio(hours)} title={words.hoursOf(hours)} />
          ))}
        </div>
      </fieldset>
    </>
  );
}
