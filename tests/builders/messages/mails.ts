import type { Mail } from '#adapters/mail/port.ts';

/** A mail to Camille; whatever a test is about is handed in. */
export const aMail = (more: Partial<Mail> = {}): Mail => ({
  messageId: 'one@example.com',
  from: { name: 'Hauteclaire', address: 'care@example.com' },
  to: { name: 'Camille Exemple', address: 'camille@example.com' },
  language: 'en',
  subject: 'Booking confirmed',
  text: 'Dear Camille,\nuntil Tuesday.\n',
  html: '<!doctype html><html lang="en-CA"><head><title>Booking</title></head><body><p>Dear Camille</p></body></html>',
  attachments: [],
  ...more,
});
