import type { Done } from '#domain/accounting/records.ts';
import { failureOf } from '../../common/answer.ts';
import type { AccountingService, Outcome, Sale } from '../port.ts';
import { type AppointmentSettings, appointmentBook } from './bookings.ts';
import { accountBooks, type BooksSettings } from './books.ts';
import { type ClientSettings, zohoClient } from './client.ts';
import { StepFailed } from './step-failed.ts';
import type { TokenStore } from './token.ts';

export type ZohoSettings = ClientSettings & AppointmentSettings & BooksSettings;

/** Placeholder for an order that never had an appointment. */
const none = 'none';

/** Zoho Bookings and Zoho Books. Never throws because of them. */
export function zohoAccounting(settings: ZohoSettings, tokens: TokenStore): AccountingService {
  const client = zohoClient(settings, tokens);
  const appointments = appointmentBook(client, settings);
  const books = accountBooks(client, settings);

  const bookAppointment = async (sale: Sale, done: Done): Promise<void> => {
    if (done.appointment !== undefined) return;
    const found = await appointments.find(sale);
    if (found !== null) done.appointment = found;
    else if (!sale.cancelled) done.appointment = await appointments.make(sale);
  };
  const bookSale = async (sale: Sale, done: Done): Promise<{ contact: string; invoice: string }> => {
    done.contact ??= await books.contact(sale);
    done.invoice ??= await books.invoice(sale, done.contact);
    const ids = { contact: done.contact, invoice: done.invoice };
    done.payment ??= await books.payment(sale, ids);
    return ids;
  };

  return {
    recordBooking: (sale, doneBefore) =>
      walk(doneBefore, async (done) => {
        await bookAppointment(sale, done);
        // A visit for nothing leaves no trace in the accounts.
        if (sale.total > 0) await bookSale(sale, done);
      }),

    recordCharge: (sale, doneBefore) => walk(doneBefore, async (done) => void (await bookSale(sale, done))),

    recordMove: (sale, doneBefore) =>
      walk(doneBefore, async (done) => {
        await bookAppointment(sale, done);
        if (done.appointment !== undefined && !sale.cancelled) await appointments.moveTo(done.appointment, sale);
      }),

    recordCancellation: (sale, doneBefore) =>
      walk(doneBefore, async (done) => {
        if (done.cancelled !== undefined) return;
        await bookAppointment(sale, done);
        if (done.appointment !== undefined) await appointments.cancel(done.appointment);
        done.cancelled = done.appointment ?? none;
      }),

    recordRefund: (sale, doneBefore, back) =>
      walk(doneBefore, async (done) => {
        const credit = { ...back, reference: sale.orderNo };
        done.creditNote ??= await books.creditNote(sale, credit, await bookSale(sale, done));
        done.creditRefund ??= await books.refund(sale, credit, done.creditNote);
      }),

    recordPart: (sale, doneBefore, part) =>
      walk(doneBefore, async (done) => {
        const own = { ...done.parts?.[part.reference] };
        done.parts = { ...done.parts, [part.reference]: own };
        own.creditNote ??= await books.creditNote(sale, part, await bookSale(sale, done));
        own.creditRefund ??= await books.refund(sale, part, own.creditNote);
      }),

    async readOrder(order) {
      try {
        const found = await appointments.list(order);
        return { state: 'read', books: { appointments: found, ...(await books.list(order.orderNo, order.parts)) } };
      } catch (failure) {
        if (!(failure instanceof StepFailed)) throw failure;
        const ofAll = !(failure.why.state === 'refused' && failure.why.problem === 'content');
        return { state: 'unavailable', ...failureOf(failure.why), ofAll };
      }
    },
  };
}

/** Takes the steps one by one; completed steps stay completed, whatever stops the rest. */
async function walk(doneBefore: Done, steps: (done: Done) => Promise<void>): Promise<Outcome> {
  const done = { ...doneBefore };
  try {
    await steps(done);
    return { state: 'done', done };
  } catch (failure) {
    if (!(failure instanceof StepFailed)) throw failure;
    return { ...failure.why, done };
  }
}
