import { useMessages } from '#web/state/language.tsx';
import { LookupForm } from '#web/ui/form/lookup-form.tsx';
import { messages } from './messages.ts';

/** Asks for the number that the address does not have. */
export function NumberForm() {
  const { number: label, numberMissing: missing, confirm: button } = useMessages(messages);
  return (
    <LookupForm
      name="certificate"
      words={{ label, missing, button }}
      path={(number) => `/certificate/${encodeURIComponent(number)}`}
    />
  );
}
