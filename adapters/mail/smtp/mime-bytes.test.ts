import fc from 'fast-check';
import MailComposer from 'nodemailer/lib/mail-composer';
import { describe, expect, it } from 'vitest';
import { bytesOf } from './mime-bytes.ts';

const text = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('\n', '\r\n', ' ', '=', '.', 'é')), {
  maxLength: 200,
});
const file = fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes));

describe('the bytes of a message', () => {
  it('are those that the library’s own streams write', async () => {
    await fc.assert(
      fc.asyncProperty(
        text,
        text,
        fc.array(file, { maxLength: 3 }),
        fc.option(text),
        async (plain, html, files, calendar) => {
          const message = new MailComposer({
            from: 'care@example.com',
            to: 'camille@example.com',
            subject: 'Réservation confirmée',
            text: `Bonjour ${plain.join('')}`,
            html: `<p>${html.join('')}`,
            ...(calendar && { icalEvent: { method: 'REQUEST', content: `BEGIN ${calendar.join('')}` } }),
            attachments: files.map((content, index) => ({
              filename: `${index}.png`,
              content,
              ...(index === 0 && { cid: 'picture@example.com' }),
            })),
          }).compile();
          expect(bytesOf(message).toString('latin1')).toBe((await message.build()).toString('latin1'));
        },
      ),
    );
  });
});
