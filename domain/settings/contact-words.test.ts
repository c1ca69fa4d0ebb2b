import { expect, it } from 'vitest';
import { contactWords } from './contact-words.ts';

it('a contact is written down as each language does it', () => {
  const { en, fr } = contactWords({
    phone: '+14385550187',
    email: 'bonjour@example.org',
    mailingAddress: { street: '7, rue de l’Essai', city: 'Laval', province: 'QC', postalCode: 'H7A 0A1' },
    hours: { days: [2, 6], opens: '8:30 AM', closes: '6:00 PM' },
  });
  const shared = {
    phone: '+14385550187',
    email: 'bonjour@example.org',
    address: '7, rue de l’Essai, Laval (QC) H7A 0A1',
  };
  expect(en).toEqual({
    ...shared,
    displayPhone: '438-555-0187',
    hoursLine: 'Tuesday - Saturday, 8:30 AM - 6:00 PM',
    hours: 'Tuesday to Saturday, 8:30 AM to 6:00 PM',
  });
  expect(fr).toEqual({
    ...shared,
    displayPhone: '438\u00a0555-0187',
    hoursLine: 'Mardi au samedi, 8\u00a0h\u00a030 à\u00a018\u00a0h',
    hours: 'du mardi au samedi, de\u00a08\u00a0h\u00a030 à\u00a018\u00a0h',
  });
});
