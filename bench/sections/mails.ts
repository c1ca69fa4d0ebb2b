import { spentSince } from '../processor.ts';
import { figure, inParallel, percentile } from '../report/print.ts';
import type { Site } from '../site.ts';
import { checkOut, openDays, orderNumber, pay, submit } from '../visitor.ts';
import { booksOf, untilDrained } from './bookings.ts';

/** The first of a worker that was just started, which loads what it writes them with. */
const firstMails = 20;

/** From Submit to its answer, and to the moment when the mail server has the confirmation. */
export async function measureMails(site: Site, count: number): Promise<void> {
  await inParallel(firstMails, 16, await booksOf(site));
  await untilDrained(site.pool);
  const days = await openDays(site.url);
  const answered: number[] = [];
  const left: number[] = [];
  const followed: number[] = [];
  for (let index = 0; index < count; index++) {
    const checkout = await checkOut(site, orderNumber(9, index), days[index % days.length] ?? '');
    await pay(checkout);
    const { arrived } = await (await fetch(`${site.cards}/mails`)).json();
    const pressed = performance.timeOrigin + performance.now();
    const arrival = fetch(`${site.cards}/mails/${arrived + 1}`);
    await submit(checkout);
    const answer = performance.timeOrigin + performance.now();
    answered.push(answer - pressed);
    const { at } = await (await arrival).json();
    left.push(at - pressed);
    followed.push(Math.max(0, at - answer));
  }
  for (const [name, times] of Object.entries({
    'submit-answered': answered,
    'submit-to-mail': left,
    'answer-to-mail': followed,
  })) {
    figure(`${name}-p50`, percentile(times, 0.5), 'ms');
    figure(`${name}-p99`, percentile(times, 0.99), 'ms');
  }
}

/** Confirmations with calendar file and invoice by the worker's processor, drawing and sending included; nothing is recorded. */
export async function measureConfirmations(site: Site, count: number): Promise<void> {
  const send = async (bookings: number) => {
    await site.worker.pause();
    await inParallel(bookings, 16, await booksOf(site));
    const before = site.processor();
    site.worker.resume();
    await untilDrained(site.pool, ['mail.confirmation']);
    return spentSince(before, site.processor());
  };
  await send(Math.ceil(count / 4));
  const { worker, database } = await send(count);
  figure('confirmations-by-worker-processor', count / (worker / 1000), 'per-second');
  figure('confirmation-processor-worker', worker / count, 'ms');
  figure('confirmation-processor-database', database / count, 'ms');
}
