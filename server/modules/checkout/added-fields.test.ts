import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, expect, it } from 'vitest';
import { addedFields, addedNames, forEachAdded, isEmailAdded } from '#domain/booking/fields.ts';
import { sendMessages } from '#server/modules/messages/send.ts';
import { stored } from '#tests/builders/self-service.ts';
import { book, openTestApp } from '#tests/builders/test-app.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

const days = ['2025-10-14', '2025-10-16', '2025-10-20', '2025-10-21', '2025-10-23', '2025-10-27'];

it.each(addedNames.map((name, index) => [name, days[index] ?? ''] as const))(
  'what a client adds is kept with the booking, and is in mail and invoice if papers carry it: %s',
  async (name, appointmentDate) => {
    const value = isEmailAdded(name) ? `${name}@example.com` : `Own ${name}`;
    const { orderNo } = await book(testApp, { booking: { appointmentDate }, customer: { [name]: value } });
    expect((await stored(testApp, orderNo))[name]).toBe(value);

    await sendMessages(testApp.deps);
    const mail = testApp.mail.sent.find(({ text }) => text.includes(orderNo));
    const invoice = mail?.attachments.find(({ contentType }) => contentType.startsWith('application/pdf'));
    const document = await getDocumentProxy(new Uint8Array(invoice?.content ?? []));
    const printed = (await extractText(document, { mergePages: true })).text.replace(/\s+/g, ' ');
    const { onPapers } = addedFields[name];
    expect([mail?.text, printed].map((text) => text?.includes(value))).toEqual([onPapers, onPapers]);
  },
);

it('what is left blank is none', async () => {
  const customer = Object.fromEntries(addedNames.map((name) => [name, '']));
  const { orderNo } = await book(testApp, { booking: { appointmentDate: '2025-10-28' }, customer });
  expect(await stored(testApp, orderNo)).toMatchObject(forEachAdded(() => null));
});
