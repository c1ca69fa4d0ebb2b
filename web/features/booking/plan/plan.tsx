import { useRef, useState } from 'react';
import { consentNote, consentWords } from '#business/consents/consents.ts';
import { formatDay } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import type { VisitCount } from '#domain/offers/visit.ts';
import { waitingRules } from '#domain/typed/form-rules.ts';
import { useContact } from '#web/state/contact.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { RadioCell } from '#web/ui/form/radio-row.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import type { Secret } from '../visit/use-visit.ts';
import { messages } from './messages.ts';
import './plan.css';
import { usePlan } from './use-plan.ts';

/** How many visits a season to propose; nothing until known, or if there can be no plan. */
export function Plan(link: Secret) {
  const words = useMessages(messages);
  const language = useLanguage();
  // The pressed button is gone afterwards.
  const heading = useRef<HTMLHeadingElement>(null);
  const plan = usePlan(link, () => heading.current?.focus({ preventScroll: true }));
  const [pressed, setPressed] = useState<VisitCount | null>(null);
  if (!plan.state || plan.state.choices.length === 0) return null;
  const { visits, choices } = plan.state;
  const picked = pressed ?? visits;
  const around = choices.find((choice) => choice.visits === picked)?.around ?? [];
  return (
    <section className="yearly-plan max-w-[40rem] pt-9" aria-labelledby="plan">
      <h2 id="plan" ref={heading} tabIndex={-1} className="type-h3">
        {words.title}
      </h2>
      <p className="mt-2 mb-5 text-night-text-2">{words.text}</p>
      <p id="plan-count" className="mb-2">
        {words.count}
      </p>
      <RadioGroup aria-labelledby="plan-count" className="grid max-w-88 grid-cols-4 gap-2">
        {choices.map((choice) => (
          <RadioCell
            key={choice.visits}
            name="plan-visits"
            value={String(choice.visits)}
            checked={choice.visits === picked}
            disabled={plan.saving || plan.ending}
            onChange={() => setPressed(choice.visits)}
            title={choice.visits}
          />
        ))}
      </RadioGroup>
      <p className="mt-3 min-h-6 text-night-text-2">
        {around.length > 0 && words.around(around.map((day) => dayOf(day, language)))}
      </p>
      {visits === null ? (
        picked !== null && <Agreement saving={plan.saving} onChoose={() => plan.choose(picked)} />
      ) : (
        <>
          <p className="mt-3">{words.live(visits)}</p>
          <div className="mt-4 flex flex-col gap-3 sm:flex-row">
            {picked !== null && picked !== visits && (
              <Button pending={plan.saving} pendingLabel={words.saving} onClick={() => plan.choose(picked)}>
                {words.change(picked)}
              </Button>
            )}
            <Button
              kind="secondary"
              pending={plan.ending}
              pendingLabel={words.ending}
              onClick={() => {
                setPressed(null);
                plan.end();
              }}
            >
              {words.end}
            </Button>
          </div>
        </>
      )}
      <p role="status" className="mt-3 min-h-6 text-bronze-300">
        {plan.said}
      </p>
    </section>
  );
}

/** `April 28`; `28 avril`: about when, so without its weekday. */
const dayOf = (day: string, language: Language): string => formatDay(day, language).replace(/^\S+ /, '');

const rules = { consent: waitingRules.consent };

/** What choosing a plan agrees to; never pre-ticked. */
function Agreement({ saving, onChoose }: { saving: boolean; onChoose: () => void }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const contact = useContact();
  const { form, errors } = useForm<{ consent: true }>(rules);
  return (
    <form noValidate onSubmit={form.handleSubmit(onChoose)}>
      <Checkbox disabled={saving} error={errors.consent && words.tickFirst} {...form.register('consent')}>
        {consentWords('plan', language)}
      </Checkbox>
      <p className="type-small mt-1 mb-4 text-night-text-2">{consentNote('plan', language, contact)}</p>
      <Button type="submit" kind="secondary" pending={saving} pendingLabel={words.saving}>
        {words.choose}
      </Button>
    </form>
  );
}
