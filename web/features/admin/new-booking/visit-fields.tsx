import { useId } from 'react';
import { isTestLayout, layouts } from '#domain/funnel/layout.ts';
import { bookableSizes } from '#domain/funnel/size.ts';
import { layoutName, serviceName, sizeName } from '#domain/names.ts';
import { coatingTypes } from '#domain/pricing/service.ts';
import { useCalendar } from '#web/client/use-calendar.ts';
import { describeLayout } from '#web/pictures/describe.ts';
import { LayoutPicture } from '#web/pictures/layout-picture.tsx';
import { timesOffered } from '#web/state/calendar/days.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useSandbox } from '#web/state/site.ts';
import { MonthChoice } from '#web/ui/calendar/month-choice.tsx';
import { TimeChoice } from '#web/ui/calendar/time-choice.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RadioCell } from '#web/ui/form/radio-row.tsx';
import { messages } from './messages.ts';
import type { Missing, Typed } from './wish.ts';

export type PartProps = {
  typed: Typed;
  /** What is missing, once it was tried. */
  missing: ReadonlySet<Missing>;
  change: (more: Partial<Typed>) => void;
};

/** Where, what, and on which free day. */
export function VisitFields(part: PartProps) {
  return (
    <>
      <StorefrontFields {...part} />
      <ServiceFields {...part} />
      <DayFields {...part} />
    </>
  );
}

function StorefrontFields({ typed, missing, change }: PartProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const sandbox = useSandbox();
  const id = useId();
  const offered = layouts.filter((one) => sandbox || !isTestLayout(one));
  const said = (name: Missing & keyof typeof words.problems) => (missing.has(name) ? words.problems[name] : undefined);
  return (
    <>
      <Field
        label={words.postalCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={7}
        wrapperClassName="new-booking-short"
        value={typed.postalCode}
        error={said('postalCode')}
        onChange={(event) => change({ postalCode: event.target.value.toUpperCase() })}
      />
      <fieldset className="new-booking-cells">
        <legend className="field-label">{words.size}</legend>
        <div>
          {bookableSizes.map((size) => (
            <RadioCell
              key={size}
              name={`${id}s`}
              value={size}
              checked={typed.storefrontSize === size}
              aria-invalid={missing.has('storefrontSize') || undefined}
              title={sizeName(size, language)}
              onChange={() => change({ storefrontSize: size })}
            />
          ))}
        </div>
        <Problem text={said('storefrontSize')} />
      </fieldset>
      <div className="new-booking-layout">
        <div className="field">
          <label htmlFor={`${id}l`} className="field-label">
            {words.layout}
          </label>
          <select
            id={`${id}l`}
            className="field-input"
            value={typed.selectedLayout}
            aria-invalid={missing.has('selectedLayout') || undefined}
            onChange={({ target }) => change({ selectedLayout: offered.find((one) => one === target.value) ?? '' })}
          >
            {typed.selectedLayout === '' && <option value="">{words.chooseLayout}</option>}
            {offered.map((layout) => (
              <option key={layout} value={layout}>
                {layoutName(layout, language)}
              </option>
            ))}
          </select>
          <Problem text={said('selectedLayout')} />
        </div>
        <div className="new-booking-facade">
          {typed.selectedLayout !== '' && (
            <LayoutPicture layout={typed.selectedLayout} label={describeLayout(typed.selectedLayout, language)} />
          )}
        </div>
      </div>
    </>
  );
}

function ServiceFields({ typed, missing, change }: PartProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const id = useId();
  return (
    <>
      <fieldset className="new-booking-cells">
        <legend className="field-label">{words.service}</legend>
        <div>
          {coatingTypes.map((service) => (
            <RadioCell
              key={service}
              name={`${id}c`}
              value={service}
              checked={typed.coatingType === service}
              aria-invalid={missing.has('coatingType') || undefined}
              title={serviceName(service, language)}
              onChange={() => change({ coatingType: service })}
            />
          ))}
        </div>
        <Problem text={missing.has('coatingType') ? words.problems.coatingType : undefined} />
      </fieldset>
      {typed.coatingType === 'refresh' && (
        <Field
          label={words.number}
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          value={typed.clientId}
          error={missing.has('clientId') ? words.problems.clientId : undefined}
          onChange={(event) => change({ clientId: event.target.value.toUpperCase() })}
        />
      )}
      {typed.coatingType === 'preservation-preview' && (
        <Field
          label={words.code}
          autoComplete="off"
          spellCheck={false}
          maxLength={9}
          value={typed.invitationCode}
          error={missing.has('invitationCode') ? words.problems.invitationCode : undefined}
          onChange={(event) => change({ invitationCode: event.target.value.toUpperCase() })}
        />
      )}
    </>
  );
}

function DayFields({ typed, missing, change }: PartProps) {
  const words = useMessages(messages);
  const { data, isError, refetch } = useCalendar();
  const offered = data && typed.date !== '' ? timesOffered(typed.date, data) : [];
  return (
    <div className="new-booking-day">
      <MonthChoice
        calendar={data}
        failed={isError}
        onRetry={() => void refetch()}
        date={typed.date}
        lost={null}
        level={3}
        onSelect={(date, times) => change({ date, time: times.includes(typed.time) ? typed.time : '' })}
      />
      <Problem text={missing.has('date') ? words.problems.date : undefined} />
      {typed.date !== '' && (
        <TimeChoice offered={offered} time={typed.time} onChoose={(time) => change({ time })} level={3} />
      )}
      <Problem text={typed.date !== '' && missing.has('time') ? words.problems.time : undefined} />
    </div>
  );
}

const Problem = ({ text }: { text: string | undefined }) => (
  <p className="field-note new-booking-problem" aria-live="polite">
    {text}
  </p>
);
