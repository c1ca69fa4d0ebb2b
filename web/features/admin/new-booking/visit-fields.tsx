import { useId } from 'react';
import { needOf, serviceKeys, serviceName } from '#business/services.ts';
import { bookableSizes } from '#domain/funnel/size.ts';
import { cleanCode, cleanNumber } from '#domain/typed/code.ts';
import { cleanPostalCode, forwardSortationArea } from '#domain/typed/postal-code.ts';
import { useCalendar } from '#web/client/use-calendar.ts';
import { useNearbyDays } from '#web/client/use-nearby-days.ts';
import { cellsClass } from '#web/features/admin/shell/looks.ts';
import { Problem, StorefrontFields } from '#web/features/admin/shell/storefront/storefront-fields.tsx';
import { timesOfDay, timesOffered } from '#web/state/calendar/days.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { belowMonth } from '#web/ui/calendar/demand-notice.tsx';
import { MonthChoice } from '#web/ui/calendar/month-choice.tsx';
import { TimeChoice } from '#web/ui/calendar/time-choice.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { cleanWith } from '#web/ui/form/input-mask.ts';
import { RadioCell, radioSet } from '#web/ui/form/radio-row.tsx';
import { messages } from './messages.ts';
import type { Missing, Typed } from './wish.ts';

export type PartProps = {
  typed: Typed;
  /** What is missing, once submitted. */
  missing: ReadonlySet<Missing>;
  change: (more: Partial<Typed>) => void;
};

/** Where, what, and on which free day. */
export function VisitFields(part: PartProps) {
  return (
    <>
      <PlaceFields {...part} />
      <ServiceFields {...part} />
      <DayFields {...part} />
    </>
  );
}

function PlaceFields({ typed, missing, change }: PartProps) {
  const words = useMessages(messages);
  const said = (name: Missing & keyof typeof words.problems) => (missing.has(name) ? words.problems[name] : undefined);
  return (
    <>
      <Field
        label={words.postalCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        wrapperClassName="max-w-48"
        value={typed.postalCode}
        error={said('postalCode')}
        {...cleanWith(cleanPostalCode, (postalCode) => change({ postalCode: postalCode.toUpperCase() }))}
      />
      <StorefrontFields
        sizes={bookableSizes}
        storefrontSize={typed.storefrontSize}
        selectedLayout={typed.selectedLayout}
        problems={{ storefrontSize: said('storefrontSize'), selectedLayout: said('selectedLayout') }}
        onChange={change}
      />
    </>
  );
}

function ServiceFields({ typed, missing, change }: PartProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const radio = radioSet(`${useId()}c`, typed.coatingType, (coatingType) => change({ coatingType }));
  return (
    <>
      <fieldset>
        <legend className="field-label">{words.service}</legend>
        <div className={cellsClass}>
          {serviceKeys.map((service) => (
            <RadioCell
              key={service}
              {...radio(service)}
              aria-invalid={missing.has('coatingType') || undefined}
              title={serviceName(service, language)}
            />
          ))}
        </div>
        <Problem text={missing.has('coatingType') ? words.problems.coatingType : undefined} />
      </fieldset>
      {needOf(typed.coatingType) === 'order' && (
        <Field
          label={words.number}
          autoComplete="off"
          spellCheck={false}
          value={typed.clientId}
          error={missing.has('clientId') ? words.problems.clientId : undefined}
          {...cleanWith(cleanNumber, (clientId) => change({ clientId: clientId.toUpperCase() }))}
        />
      )}
      {needOf(typed.coatingType) === 'code' && (
        <Field
          label={words.code}
          autoComplete="off"
          spellCheck={false}
          value={typed.invitationCode}
          error={missing.has('invitationCode') ? words.problems.invitationCode : undefined}
          {...cleanWith(cleanCode, (code) => change({ invitationCode: code.toUpperCase() }))}
        />
      )}
    </>
  );
}

function DayFields({ typed, missing, change }: PartProps) {
  const words = useMessages(messages);
  const { data, isError, refetch } = useCalendar();
  const nearbyDays = useNearbyDays(forwardSortationArea(typed.postalCode));
  const offered = data && typed.date !== '' ? timesOffered(typed.date, data) : [];
  return (
    <div className="grid gap-5">
      <MonthChoice
        calendar={data}
        failed={isError}
        onRetry={() => void refetch()}
        nearbyDays={nearbyDays}
        date={typed.date}
        lost={null}
        level={3}
        below={belowMonth}
        onSelect={(date, times) => change({ date, time: times.includes(typed.time) ? typed.time : '' })}
      />
      <Problem text={missing.has('date') ? words.problems.date : undefined} />
      {typed.date !== '' && (
        <TimeChoice
          times={timesOfDay(typed.date, data)}
          offered={offered}
          time={typed.time}
          onChoose={(time) => change({ time })}
          level={3}
        />
      )}
      <Problem text={typed.date !== '' && missing.has('time') ? words.problems.time : undefined} />
    </div>
  );
}
