import type { IsoDate } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import type { Cents } from '#domain/money.ts';

/** What the bookings say of an order. */
export type BookedOrder = {
  orderNo: string;
  cancelled: boolean;
  date: IsoDate;
  time: AppointmentTime;
  total: Cents;
  /** GST and QST together. */
  tax: Cents;
  /** What the customer is to get back. */
  credit: Cents;
  /** Something of it is still to be recorded. */
  pending: boolean;
};

/** What the card gateway says of its payment. */
export type GatewayMoney = { charged: Cents; givenBack: Cents };

export type AppointmentRecord = { id: string; date: IsoDate; time: AppointmentTime; cancelled: boolean };
type DocumentRecord = { id: string; total: Cents };

/** Everything that the accounting service has under an order's number. */
export type OrderBooks = {
  appointments: readonly AppointmentRecord[];
  invoices: readonly (DocumentRecord & { open: Cents; tax: Cents })[];
  payments: readonly DocumentRecord[];
  creditNotes: readonly (DocumentRecord & { refunded: Cents })[];
};

/** What of a booking is known to be over there, by step, with the provider's own ids. */
export type Done = {
  appointment?: string;
  /** Set once the appointment is known to be cancelled, or never to have been made. */
  cancelled?: string;
  contact?: string;
  invoice?: string;
  payment?: string;
  creditNote?: string;
  creditRefund?: string;
  /** The same of each part that was given back, by its reference. */
  parts?: Record<string, { creditNote?: string; creditRefund?: string }>;
};
