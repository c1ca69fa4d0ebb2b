import { useId, useRef, useState } from 'react';
import { consentText } from '#business/consents/consents.ts';
import type { ClientRecord } from '#contract/admin/clients/clients.ts';
import { type VisitCount, visitCounts } from '#domain/offers/visit.ts';
import { messages as shell } from '#web/features/admin/shell/messages.ts';
import { useContact } from '#web/state/contact.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { RadioCell, radioSet } from '#web/ui/form/radio-row.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { messages } from './messages.ts';
import type { ClientActions } from './use-clients.ts';

type PlanProps = { record: ClientRecord; actions: ClientActions };

/** A client's yearly plan: what was chosen and how, the button that ends it, and the form for people who call. */
export function Plan({ record, actions }: PlanProps) {
  const words = useMessages(messages);
  const { working } = useMessages(shell);
  const language = useLanguage();
  const [choosing, setChoosing] = useState(false);
  // The pressed button is gone afterwards.
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setChoosing(false);
    heading.current?.focus();
  };
  const { plan } = record;
  const live = plan?.endedAt === null ? plan : null;
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="admin-part">
        {words.plan}
      </h3>
      {!plan && <p className="admin-second">{words.noPlan}</p>}
      {plan && (
        <>
          <p>
            {plan.endedAt === null
              ? words.planLive(plan.visits)
              : words.planOver(words.planLive(plan.visits), formatInstant(plan.endedAt, language))}
          </p>
          <p className="admin-second">{words.planHow(plan.by, plan.orderNo, formatInstant(plan.at, language))}</p>
        </>
      )}
      {live && (
        <Button
          kind="secondary"
          size="small"
          className="mt-3"
          pending={actions.pending === 'end-plan'}
          pendingLabel={working}
          onClick={() => void actions.endPlan().then(close)}
        >
          {words.planEnd}
        </Button>
      )}
      {!live && !choosing && record.email !== '' && (
        <Button kind="secondary" size="small" className="mt-3" onClick={() => setChoosing(true)}>
          {words.planBegin}
        </Button>
      )}
      {!live && choosing && <Choice record={record} actions={actions} onClose={close} />}
    </>
  );
}

/** How many visits the client wants, and the wording that is read to them. */
function Choice({ record, actions, onClose }: PlanProps & { onClose: () => void }) {
  const words = useMessages(messages);
  const { working } = useMessages(shell);
  const id = useId();
  const contact = useContact(record.language);
  const [visits, setVisits] = useState<VisitCount>(1);
  const radio = radioSet('plan', visits, setVisits);
  const [agreed, setAgreed] = useState(false);
  const [refused, setRefused] = useState(false);
  return (
    <form
      className="admin-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setRefused(!agreed);
        if (agreed) void actions.plan(visits).then((done) => done && onClose());
      }}
    >
      <p id={id} className="field-label">
        {words.planCount}
      </p>
      <RadioGroup aria-labelledby={id} className="grid grid-cols-[repeat(4,minmax(0,4rem))] gap-2 *:min-h-11">
        {visitCounts.map((count) => (
          <RadioCell key={count} {...radio(count)} title={count} />
        ))}
      </RadioGroup>
      <p className="field-note">{words.planMeans}</p>
      <p className="field-label">{words.planRead}</p>
      <blockquote className="border-l-2 border-bronze-300 pl-4 text-[0.875rem]/5.5" lang={record.language}>
        {consentText('plan', record.language, contact)}
      </blockquote>
      <Checkbox
        checked={agreed}
        error={refused && !agreed ? words.planTick : undefined}
        onChange={(event) => setAgreed(event.target.checked)}
      >
        {words.planAgreed}
      </Checkbox>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" pending={actions.pending === 'plan'} pendingLabel={working}>
          {words.planChoose}
        </Button>
        <Button kind="secondary" size="small" onClick={onClose}>
          {words.planCancel}
        </Button>
      </div>
    </form>
  );
}
