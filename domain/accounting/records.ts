import type { IsoDate } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import type { Cents } from '#domain/money.ts';

/** An order according to our bookings. */
export type BookedOrder = {
  orderNo: string;
  cancelled: boolean;
  date: IsoDate;
  time: AppointmentTime;
  total: Cents;
  /** All taxes together. */
  tax: Cents;
  credit: Cents;
  /** Something is still to be recorded at the accounting service. */
  pending: boolean;
};

export type GatewayMoney = { charged: Cents; refunded: Cents };

export type AppointmentRecord = { id: string; date: IsoDate; time: AppointmentTime; cancelled: boolean };
type DocumentRecord = { id: string; total: Cents };

export type OrderBooks = {
  appointments: readonly AppointmentRecord[];
  invoices: readonly (DocumentRecord & { open: Cents; tax: Cents })[];
  payments: readonly DocumentRecord[];
  creditNotes: readonly (DocumentRecord & { refunded: Cents })[];
};

/** The steps of a booking that are known to be done at the accounting service, with the provider's ids. */
export type Done = {
  appointment?: string;
  /** Set once the appointment is known to be cancelled there, or never to have been created. */
  cancelled?: string;
  contact?: string;
  invoice?: string;
  payment?: string;
  creditNote?: string;
  creditRefund?: string;
  /** The same for each partial refund, by its reference. */
  parts?: Record<string, { creditNote?: string; creditRefund?: string }>;
  /** The same for each charge that was paid after the sale, by its order number. */
  charges?: Record<string, Pick<Done, 'contact' | 'invoice' | 'payment' | 'parts'>>;
};
