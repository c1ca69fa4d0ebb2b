import { useContact } from '#web/state/contact.ts';

/** The number of the business within a sentence. */
export function PhoneLink() {
  const { phone, displayPhone } = useContact();
  return (
    <a className="whitespace-nowrap underline" href={`tel:${phone}`}>
      {displayPhone}
    </a>
  );
}
