import { cleanNumber } from '#domain/typed/code.ts';
import { useMessages } from '#web/state/language.tsx';
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
