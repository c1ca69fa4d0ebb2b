import { plainCapitals, withoutWrapping } from '#domain/typed/characters.ts';
import { useMessages } from '#web/state/language.tsx';
import { LookupForm } from '#web/ui/form/lookup-form.tsx';
import { messages } from './messages.ts';

const cleanCertificate = (typed: string): string => withoutWrapping(plainCapitals(typed));

/** Asks for the number that the address does not have. */
export function NumberForm() {
  const { number: label, numberMissing: missing, confirm: button } = useMessages(messages);
  return (
    <LookupForm
      name="certificate"
      words={{ label, missing, button }}
      clean={cleanCertificate}
      path={(number) => `/certificate/${encodeURIComponent(number)}`}
    />
  );
}
