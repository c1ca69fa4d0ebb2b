import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PriceVersion } from '#contract/admin/business/prices.ts';
import { bookableSizes, tiers } from '#domain/funnel/size.ts';
import { sizeName } from '#domain/names.ts';
import { differingPrices, type PriceList } from '#domain/pricing/price-list.ts';
import { allFieldMessages } from '#domain/settings/messages.ts';
import { versionOn } from '#web/features/admin/shell/versions/version-on.ts';
import { WhenFields } from '#web/features/admin/shell/versions/when-fields.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { ConfirmPrices } from './confirm-prices.tsx';
import { type Draft, useDraft } from './draft.ts';
import { messages } from './messages.ts';
import { PricePreview } from './price-preview.tsx';
import { type Cell, PriceTableFields } from './price-table-fields.tsx';
import { entered, typedOf } from './typed-prices.ts';

type PriceFormProps = { current: PriceList; versions: readonly PriceVersion[]; seen: number; owner: string };

/** The prices to be set, from a day on; they begin as those in force. What was typed is never lost. */
export function PriceForm({ current, versions, seen, owner }: PriceFormProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const [kept, keep] = useDraft(owner);
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState(false);
  const draft: Draft = kept ?? { owner, typed: typedOf(current, language), startsOn: '', note: '', seen };
  const change = (more: Partial<Draft>) => keep({ ...draft, ...more });
  const read = entered(draft.typed);
  const faults = 'faults' in read && tried ? read.faults : new Map<string, never>();
  // What is to begin later follows what will hold by then.
  const replaced = (draft.startsOn && versionOn(versions, draft.startsOn)?.list) || current;
  const changes = 'list' in read ? differingPrices(replaced, read.list) : [];

  const cell: Cell = (place) => {
    const fault = faults.get(place);
    return {
      value: draft.typed[place] ?? '',
      error: fault && allFieldMessages[fault][language],
      onChange: (text: string) => change({ typed: { ...draft.typed, [place]: text } }),
    };
  };
  const percent = cell('monthlyDiscountPercent');
  const fallback = cell('fallback');
  const drop = () => {
    keep(null);
    setTried(false);
  };
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    flushSync(() => setTried(true));
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (changes.length > 0) setAsked(true);
  };

  return (
    <form className="versions-form" onSubmit={look} noValidate aria-labelledby="new-prices">
      <h2 id="new-prices" tabIndex={-1} className="type-h3">
        {words.form}
      </h2>
      <p className="versions-lede">{words.formLede}</p>
      {tiers.map((tier, index) => (
        <PriceTableFields
          key={tier}
          title={sizeName(bookableSizes[index] ?? 'little-storefront', language)}
          place={`tiers.${tier}`}
          cell={cell}
        />
      ))}
      <PriceTableFields title={words.door} lede={words.doorLede} place="door" cell={cell} />
      <fieldset className="versions-pane">
        <legend className="versions-name">{words.other}</legend>
        <div className="versions-pair">
          {[
            { label: words.fallback, at: fallback },
            { label: words.monthlyDiscountPercent, at: percent },
          ].map(({ label, at }) => (
            <Field
              key={label}
              label={label}
              inputMode="decimal"
              autoComplete="off"
              value={at.value}
              error={at.error}
              onChange={(event) => at.onChange(event.target.value)}
            />
          ))}
        </div>
      </fieldset>
      <WhenFields words={words} draft={draft} change={change} />
      <PricePreview list={'list' in read ? read.list : null} />
      <p className="versions-problem" role="status">
        {faults.size > 0 && words.wrong(faults.size)}
        {tried && 'list' in read && changes.length === 0 && words.unchanged}
      </p>
      <p className="versions-actions">
        <Button type="submit" size="small">
          {words.look}
        </Button>
        {kept && <TextButton onClick={drop}>{words.discard}</TextButton>}
      </p>
      {asked && 'list' in read && (
        <ConfirmPrices
          current={replaced}
          list={read.list}
          changes={changes}
          draft={draft}
          seen={draft.seen ?? seen}
          onConflict={() => change({ seen: null })}
          onSet={drop}
          onClose={() => setAsked(false)}
        />
      )}
    </form>
  );
}
