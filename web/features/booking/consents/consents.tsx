import { consentNote, consentWords } from '#business/consents/consents.ts';
import type { MailPurpose } from '#domain/consents/consent.ts';
import { useContact } from '#web/state/contact.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import type { Secret } from '../visit/use-visit.ts';
import { messages } from './messages.ts';
import { useConsents } from './use-consents.ts';

const purposes: readonly MailPurpose[] = ['season', 'rating'];

/** A box for each kind of e-mail that may follow a visit, never pre-ticked; nothing until known. */
export function Consents({ order, secret }: Secret) {
  const words = useMessages(messages);
  const language = useLanguage();
  const contact = useContact();
  const consents = useConsents({ order, secret }, words);
  if (!consents.isKnown) return null;
  return (
    <section className="consents max-w-[40rem] pt-9" aria-labelledby="consents">
      <h2 id="consents" className="type-h3">
        {words.title}
      </h2>
      <p className="mt-2 mb-5 text-night-text-2">{consents.closed ? words.closed : words.text}</p>
      <div className="grid gap-1">
        {purposes.map((purpose) => (
          <Checkbox
            key={purpose}
            checked={consents.isGiven(purpose)}
            disabled={consents.saving || consents.closed}
            onChange={(event) => consents.answer(purpose, event.target.checked)}
          >
            {consentWords(purpose, language)}
          </Checkbox>
        ))}
      </div>
      <p role="status" className="min-h-6 text-bronze-300">
        {consents.said}
      </p>
      <p className="type-small mt-1 text-night-text-2">{consentNote('season', language, contact)}</p>
    </section>
  );
}
