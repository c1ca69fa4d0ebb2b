import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { createQuote } from '#contract/admin/quotes.ts';
import { readReview } from '#contract/admin/reviews.ts';
import { mostStorefronts, quoteWordsLength } from '#domain/booking/written-quote.ts';
import { formatMoney } from '#domain/format.ts';
import { languages } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import { allFieldMessages } from '#domain/settings/messages.ts';
import { customerRules } from '#domain/typed/form-rules.ts';
import { cleanText } from '#domain/typed/free-text.ts';
import { call } from '#web/client/call.ts';
import { cellsClass } from '#web/features/admin/shell/looks.ts';
import { PasswordAgain, useFresh } from '#web/features/admin/shell/recent-login/recent-login.tsx';
import { LoadingRows } from '#web/features/admin/shell/resource/loading-rows.tsx';
import { operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';
import { refreshAdmin } from '#web/features/admin/shell/use-operator.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useQueryString } from '#web/state/location.ts';
import { amountTyped } from '#web/ui/form/amount.ts';
import { Button } from '#web/ui/form/button.tsx';
import { cleanPhoneWith } from '#web/ui/form/clean-phone.ts';
import { Field } from '#web/ui/form/field.tsx';
import { cleanWith } from '#web/ui/form/input-mask.ts';
import { RadioCell, radioSet } from '#web/ui/form/radio-row.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './messages.ts';
import { QuotedStorefrontFields } from './quoted-storefront.tsx';
import {
  contactFields,
  isComplete,
  newStorefront,
  problemsOf,
  type Typed,
  typedAtFirst,
  typedFromReview,
  wishOf,
} from './typed.ts';

/** The form, filled in from the request it answers; if that cannot be loaded it is empty, and says so. */
export function WriteQuote({ onSent }: { onSent: () => void }) {
  const words = useMessages(messages);
  const id = new URLSearchParams(useQueryString()).get('review') ?? '';
  const { data, error, isPending } = useQuery({
    ...operatorQuery(readReview, { params: { id } }),
    enabled: id !== '',
  });
  if (id !== '' && isPending) return <LoadingRows />;
  const waits = data?.state === 'open' || data?.state === 'asked';
  return (
    <div>
      {waits && (
        <Notice title={words.answers(data.companyName)}>
          <p>{words.answersText}</p>
          {data.details && <p className="whitespace-pre-line">{words.said(data.details)}</p>}
        </Notice>
      )}
      {error && <Notice tone="warning" title={words.requestFailed} />}
      <Form filled={waits ? typedFromReview(data) : {}} onSent={onSent} />
    </div>
  );
}

function Form({ filled, onSent }: { filled: Partial<Typed>; onSent: () => void }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const own = useId();
  // A double press, or a retry after a lost response, sends only one.
  const [id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(() => ({ ...typedAtFirst(language), ...filled }));
  const [tried, setTried] = useState(false);
  const { run, pending, refusal, asked } = useFresh();
  const problems = problemsOf(typed);
  const change = (more: Partial<Typed>) => setTyped((now) => ({ ...now, ...more }));
  const radio = radioSet(`${own}l`, typed.language, (to) => change({ language: to }));
  const { storefronts } = typed;
  const total = storefronts.reduce((so, { base }) => so + (amountTyped(base) ?? 0), 0);
  const send = async (password: string | undefined) => {
    await call(createQuote, { body: { ...wishOf(typed, id), ...(password !== undefined && { password }) } });
    await refreshAdmin();
    toast({ title: words.sent(typed.companyName) });
    onSent();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Missing fields are marked before the first one takes the focus.
    flushSync(() => setTried(true));
    if (pending) return;
    if (isComplete(problems)) void run(send);
    else event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  return (
    <form noValidate className="grid max-w-176 gap-5" aria-label={words.write} onSubmit={submit}>
      <h2 className="admin-part">{words.client}</h2>
      <div className="grid gap-5 sm:grid-cols-2">
        {contactFields.map((name) => {
          const problem = tried ? problems.contact[name] : undefined;
          return (
            <Field
              key={name}
              label={words.labels[name]}
              autoComplete="off"
              spellCheck={false}
              aria-required={name !== 'phoneExtension'}
              value={typed[name]}
              error={problem && allFieldMessages[problem][language]}
              {...(name === 'phone'
                ? cleanPhoneWith(typed.phoneExtension, change)
                : cleanWith(customerRules[name].clean ?? cleanText, (text) => change({ [name]: text })))}
            />
          );
        })}
      </div>
      <fieldset>
        <legend className="field-label">{words.language}</legend>
        <div className={cellsClass}>
          {languages.map((one) => (
            <RadioCell key={one} {...radio(one)} title={words.languages[one]} />
          ))}
        </div>
      </fieldset>
      {storefronts.map((storefront, place) => (
        <QuotedStorefrontFields
          key={storefront.key}
          number={place + 1}
          typed={storefront}
          missing={(tried && problems.storefronts[place]) || new Set()}
          change={(more) =>
            change({ storefronts: storefronts.map((one) => (one === storefront ? { ...one, ...more } : one)) })
          }
          onRemove={
            storefronts.length > 1 && (() => change({ storefronts: storefronts.filter((one) => one !== storefront) }))
          }
        />
      ))}
      {storefronts.length < mostStorefronts && (
        <Button
          kind="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => change({ storefronts: [...storefronts, newStorefront()] })}
        >
          {words.add}
        </Button>
      )}
      <TextArea
        label={words.words}
        hint={words.wordsHint}
        className="block min-h-0 resize-y"
        rows={4}
        maxLength={quoteWordsLength}
        value={typed.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      <Field
        label={words.days}
        className="max-w-24"
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={typed.days}
        error={tried && problems.days ? words.problems.days : undefined}
        onChange={({ target }) => change({ days: target.value })}
      />
      <PasswordAgain {...asked} />
      <p className="text-error empty:hidden" role="alert">
        {refusal ?? (tried && !isComplete(problems) ? words.missing : '')}
      </p>
      <p className="type-numeral" aria-live="polite">
        {words.total(formatMoney(cents(total), language))}
      </p>
      <Button type="submit" pending={pending} pendingLabel={words.working}>
        {words.send}
      </Button>
    </form>
  );
}
