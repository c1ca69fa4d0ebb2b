import { brand } from '#business/brand.ts';
import { cleanNumber } from '#domain/typed/code.ts';
import { useMessages } from '#web/state/language.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { LookupForm } from '#web/ui/form/lookup-form.tsx';
import { messages } from './forms.messages.ts';

export function OrderForm() {
  const { order: label, orderMissing: missing, unlock: button } = useMessages(messages);
  return (
    <LookupForm
      name="order"
      words={{ label, missing, button }}
      clean={cleanNumber}
      path={(order) => `/confirmation?${new URLSearchParams({ order })}`}
    />
  );
}

/** What a whole address looks like, and the one that led here. */
export function AddressDetails() {
  const words = useMessages(messages);
  return (
    <details open className="mt-8 max-w-[33rem] text-[0.875rem] text-night-text-3">
      <summary className="min-h-11 content-center">{words.details}</summary>
      <DescriptionList
        layout="columns"
        // An address needs the whole width of a phone.
        className="max-sm:[&>div]:grid-cols-1"
        pairs={[
          { label: words.expected, value: `/confirmation?order=${brand.prefix}-123456-789` },
          { label: words.currentUrl, value: location.href },
        ]}
      />
    </details>
  );
}
