import { useContact } from '#web/state/contact.ts';

export function PhoneLink() {
  const { phone, displayPhone } = useContact();
  return (
    <a className="whitespace-nowrap underline" href={`tel:${phone}`}>
      {displayPhone}
    </a>
  );
}
