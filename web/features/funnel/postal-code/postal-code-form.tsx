import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { brand } from '#business/brand.ts';
import { checkArea } from '#domain/funnel/area.ts';
import { postalCodeIn } from '#domain/typed/postal-code.ts';
import { postalCodeShape } from '#domain/typed/shapes.ts';
import { Diamond } from '#web/pictures/icons.tsx';
import { countStep } from '#web/state/analytics.ts';
import { updateDraft, useDraft } from '#web/state/draft.ts';
import { keepKnownCustomer, knownCustomer } from '#web/state/known-customer.ts';
import { useMessages } from '#web/state/language.tsx';
import { useGo } from '#web/state/location.ts';
import { useAreas } from '#web/state/public-settings.ts';
import { useSentValue } from '#web/state/sent-value.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/form/button.tsx';
import { maskHandler } from '#web/ui/form/input-mask.ts';
import { useNextPages } from '#web/ui/layout/next-pages.ts';
import { keepAskedArea } from '../asked-area.ts';
import { areaToCount } from './area-to-count.ts';
import { messages } from './messages.ts';

const fieldName = 'postalCode';

const onTyping = maskHandler(postalCodeShape);

export function PostalCodeForm() {
  const words = useMessages(messages);
  const go = useGo();
  const areas = useAreas();
  const { postalCode } = useDraft();
  const [refused, setRefused] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [begun, setBegun] = useState(false);
  useNextPages(begun, '/storefront-size', '/other-companies');

  const give = (typed: string, options?: { replace: boolean }) => {
    const check = checkArea(typed, areas);
    if (!check.served && check.reason === 'too-short') {
      setRefused(true);
      field.current?.focus();
      return;
    }
    // An area that is not served leaves none behind, not even an earlier one.
    updateDraft({ postalCode: check.served ? check.area : '' });
    keepKnownCustomer({ ...knownCustomer(), billingPostalCode: check.served ? postalCodeIn(typed) : '' });
    keepAskedArea(check.served ? '' : typed);
    if (!check.served) countStep('out-of-area', areaToCount(typed));
    window.scrollTo({ top: 0, behavior: 'instant' });
    go(check.served ? '/storefront-size' : '/other-companies', options);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    give(field.current?.value ?? '');
  };
  const sent = useSentValue(fieldName);
  const takeUp = useEffectEvent(give);
  useEffect(() => {
    if (sent !== '') takeUp(sent, { replace: true });
  }, [sent]);

  return (
    <form noValidate onSubmit={submit} onInput={() => setBegun(true)} className="mt-3 max-w-[37.5rem] md:mt-4">
      <label htmlFor={id} className="type-lede block text-balance text-ink-700">
        {words.prompt}
      </label>
      <div className="mt-6 flex flex-col sm:flex-row sm:flex-wrap md:mt-8">
        <input
          // Remembered values arrive after the prerendered page was hydrated.
          key={sent || postalCode}
          ref={field}
          id={id}
          name={fieldName}
          defaultValue={sent || postalCode}
          autoComplete="postal-code"
          placeholder={brand.mailingAddress.postalCode}
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={refused || undefined}
          data-served={checkArea(typed ?? (sent || postalCode), areas).served || undefined}
          aria-describedby={refused ? `${id}e` : undefined}
          onInput={(event) => {
            onTyping(event);
            setRefused(false);
            setTyped(event.currentTarget.value);
          }}
          onCompositionEnd={onTyping}
          className={classNames(
            'field-input relative min-h-18 flex-1 px-6 py-1 font-serif text-[2.25rem] leading-none uppercase',
            'tracking-[0.02em] font-[340] focus-visible:z-1',
            'sm:rounded-r-none',
            !refused && 'sm:border-r-0',
          )}
        />
        {/* On phones between the field and the button, so that it is beside what it is about. */}
        <div role="alert" className="sm:order-last sm:w-full">
          {refused && (
            <p
              id={`${id}e`}
              className="mt-3 flex items-center gap-3 rounded-sm border border-error bg-error-tint px-4 py-3 text-error"
            >
              <Diamond className="flex-none" />
              {words.error}
            </p>
          )}
        </div>
        <Button type="submit" arrow className="max-sm:mt-3 px-9 sm:min-h-18 sm:rounded-l-none">
          {words.next}
        </Button>
      </div>
    </form>
  );
}
