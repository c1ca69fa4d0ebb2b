import { cancelByCustomer } from '#server/modules/bookings/cancel/customer.ts';
import { moveByCustomer } from '#server/modules/bookings/move/customer.ts';
import { confirmBooking } from '#server/modules/checkout/confirm.ts';
import { bookByOperator } from '#server/modules/checkout/operator/book.ts';
import { preload } from '#server/modules/checkout/preload.ts';
import { receiveText } from '#server/modules/messages/replies/receive.ts';
import { importBookings } from '#server/modules/transfer/import.ts';
import { confirmWaiting } from '#server/modules/waiting/answer.ts';
import { joinWaitingList } from '#server/modules/waiting/join.ts';
import { takeDay } from '#server/modules/waiting/take.ts';
import { anOperatorWish, sentLink } from '#tests/builders/bookings/operator-bookings.ts';
import { owner } from '#tests/builders/money.ts';
import { orderKey } from '#tests/builders/self-service.ts';
import { aCustomer, anOrderNo, aRequest, aVisitor, book, cancelToken, totals } from '#tests/builders/test-app.ts';
import { type Business, granted } from './business.ts';
import type { Day } from './calendar.ts';
import type { Client } from './journal.ts';
import { names } from './post.ts';

type Way = 'card' | 'link' | 'cash' | 'transfer' | 'import';
type Wish = Partial<Pick<Client, 'inDoubt' | 'atTheDoor'>> & {
  way?: Way;
  time?: '8:00 AM' | '9:00 AM' | '10:00 AM';
  refreshes?: string;
};

/** What clients do, each in a few words; the answers they get are written down. */
export function peopleOf(business: Business) {
  const { deps, time, journal, post, cards } = business;
  let texts = 0;

  async function orderOf(name: string, day: Day, { way = 'card', time: hour = '9:00 AM', refreshes }: Wish) {
    const nth = journal.clients.length;
    const language = nth % 2 === 0 ? ('en' as const) : ('fr' as const);
    const reached = { email: `${name}@example.com`.toLowerCase(), phone: `514 555-01${String(nth).padStart(2, '0')}` };
    const customer = aCustomer({ businessName: `Boutique ${name}`, contactName: name, ...reached });
    const refresh = refreshes && { coatingType: 'refresh' as const, clientId: journal.named(refreshes).orderNo };
    const booking = { appointmentDate: day, appointmentTime: hour, ...refresh };
    const visitor = aVisitor(name, { language });
    if (way === 'card') {
      const amount = refresh ? totals.refresh : totals.complete;
      return (await book(business, { visitor, booking, customer, amount })).orderNo;
    }
    if (way === 'import') return imported(customer, day, language);
    const agreed = { booking: aRequest(booking), customer, language };
    if (way !== 'link') return granted(await bookByOperator(deps, owner, anOperatorWish({ ...agreed, way }))).orderNo;
    await business.work();
    const { token } = await sentLink(business, agreed);
    const orderNo = anOrderNo(time.now);
    const request = { orderNo, amount: totals.complete, booking: { ...agreed.booking, paymentLink: token } };
    const { ticket } = granted(await preload(deps, visitor, request));
    cards.approve(ticket ?? '');
    granted(await confirmBooking(deps, visitor, { orderNo, ticket, customer }));
    return orderNo;
  }

  async function imported(
    { email, phone, contactName, businessName }: ReturnType<typeof aCustomer>,
    day: Day,
    language: string,
  ) {
    const heads =
      'Commande;Numéro de client;Langue;Date;Heure;Service;Taille;Disposition;Code postal;Entreprise;Nom;Courriel;Téléphone;Adresse;Ville;Province;Montant avant taxes';
    const line = `OLD-1;;${language};${day};9 h;Complète;petite;1;H2Y 1C6;${businessName};${contactName};${email};${phone};100, rue Exemple;Montréal;QC;1 815,00 $`;
    const file = { csv: `${heads}\n${line}\n`, texts: true, language: 'fr' as const };
    const customer = {
      ...aCustomer({ businessName, contactName, email, phone }),
      phoneExtension: null,
      specialInstructions: null,
      purchaseOrderNumber: null,
      invoiceEmail: null,
    };
    const brings = async (approval: string | null) =>
      granted(await importBookings(deps, owner, { ...file, approval }, () => ({ customer, faults: [] })));
    const { approval, faults } = await brings(null);
    if (!approval) throw new Error(JSON.stringify(faults));
    await brings(approval);
    const { rows } = await business.pool.query('select order_no from bookings where email = $1', [email]);
    return String(rows[0].order_no);
  }

  async function books(name: string, day: Day, wish: Wish = {}): Promise<void> {
    const orderNo = await orderOf(name, day, wish);
    const nth = journal.clients.length;
    journal.clients.push({
      ...{ name, email: `${name}@example.com`.toLowerCase(), phone: `514 555-01${String(nth).padStart(2, '0')}` },
      ...{
        isCoated: wish.refreshes === undefined,
        isImported: wish.way === 'import',
        bookedAt: time.now,
        orderNo,
        day,
      },
      ...{ inDoubt: wish.inDoubt ?? 'move', atTheDoor: wish.atTheDoor ?? 'done' },
      ...{ stoppedAt: null, cancelledAt: null, said: [], missed: false, moves: [], questions: [], kept: new Set() },
    });
  }

  const latest = (client: Client, what: RegExp) => {
    const piece = post.findLast(
      ({ to, words }) => (to === client.email || to.endsWith(client.phone.replace(/\D/g, ''))) && what.test(words),
    );
    const found = piece && what.exec(piece.words)?.[1];
    if (!found) throw new Error(`${client.name} was never sent ${what}`);
    return found;
  };

  return {
    books,
    /** By the link in the message that asked for another day. */
    async answers(name: string, action: 'accept' | 'decline'): Promise<void> {
      const client = journal.named(name);
      const token = latest(client, /weather-response\?token=([\w-]+)&action/);
      const { appointmentDate } = granted(await business.answer(token, action, true));
      const isMoved = appointmentDate !== client.day;
      if (isMoved) journal.moved(client, appointmentDate, time.now, action === 'accept' ? 'answer' : 'wish');
      else journal.answered(client, time.now);
    },
    /** Nobody answers, and what was promised then happens. */
    isSilent(name: string, promised: 'keep' | 'move'): void {
      const client = journal.named(name);
      const { about, proposed } = client.questions.at(-1) ?? { about: '', proposed: '' };
      if (promised === 'keep') client.kept.add(`weather ${about}`);
      else journal.moved(client, proposed, time.now, 'ours');
    },
    async writes(name: string, body: string): Promise<void> {
      const client = journal.named(name);
      texts += 1;
      const from = `+1${client.phone.replace(/\D/g, '')}`;
      await receiveText(deps, { providerId: `SM${texts}`, from, body });
      if (/^(arret|stop)$/i.test(body)) client.stoppedAt = time.now;
    },
    async cancels(name: string): Promise<void> {
      const client = journal.named(name);
      granted(await cancelByCustomer(deps, { token: await cancelToken(business, client.orderNo) }));
      client.cancelledAt = time.now;
    },
    async moves(name: string, day: Day): Promise<void> {
      const client = journal.named(name);
      const link = { orderNo: client.orderNo, key: await orderKey(business, client.orderNo) };
      granted(await moveByCustomer(deps, { ...link, date: day, time: '9:00 AM' }));
      journal.moved(client, day, time.now, 'wish');
    },
    async waits(name: string, from: Day, to: Day): Promise<void> {
      const email = `${name}@example.com`.toLowerCase();
      const draft = { postalCode: 'H2Y', storefrontSize: 'little-storefront', coatingType: 'complete' } as const;
      granted(await joinWaitingList(deps, aVisitor(name), { email, from, to, phone: null, draft }));
      await business.work();
      const token = /waiting-list\?token=([\w-]+)/.exec(
        post.findLast(({ to: whom }) => whom === email)?.words ?? '',
      )?.[1];
      granted(await confirmWaiting(deps, { token: token ?? '' }));
      journal.waiters.push({ email, offered: [], over: null });
    },
    /** Somebody who waits takes the day of the newest message and pays for it. */
    async takes(name: string, day: Day): Promise<void> {
      const email = `${name}@example.com`.toLowerCase();
      const offer = post.findLast((piece) => piece.to === email && names(piece, day));
      const token = /waiting-list\?token=([\w-]+)/.exec(offer?.words ?? '')?.[1] ?? '';
      granted(await takeDay(deps, aVisitor(name), { token, time: null }));
      await books(name, day);
      const waiter = journal.waiters.find((one) => one.email === email);
      if (waiter) waiter.over = time.now;
    },
  };
}
