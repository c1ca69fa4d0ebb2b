/** A customer at the provider. */
type Contact = { name: string };
type Appointment = {
  status: 'upcoming' | 'cancel';
  /** `14-Mar-2026 10:30:00`. */
  start: string;
  name: string;
  email: string;
  phone: string;
  notes: string;
};
type Line = { name: string; rate: number; quantity: number; taxId: string };
/** Amounts are cents here, and dollars in the replies. */
export type Document = {
  customerId: string;
  reference: string;
  date: string;
  status: string;
  lines: Line[];
  adjustment: number;
};
type Payment = {
  invoiceId: string;
  customerId: string;
  reference: string;
  amount: number;
  date: string;
  description: string;
  /** Where the money went; missing in records older than this field. */
  account?: string | undefined;
};
type CreditRefund = Pick<Payment, 'reference' | 'amount' | 'date' | 'description' | 'account'>;
type Token = { expiresAt: string };

export type Held = {
  token: Token;
  appointment: Appointment;
  contact: Contact;
  invoice: Document;
  payment: Payment;
  'credit-note': Document;
  'credit-refund': CreditRefund;
};
export type Kind = keyof Held;

export type NewRecord<K extends Kind> = {
  kind: K;
  /** What it is looked up by: a reference number, a name, a day, a token, the credit note of a refund. */
  key: string;
  /** Our own id in the unique field; null if there is none. */
  uniqueValue: string | null;
  data: Held[K];
  createdAt: Date;
};
/** `serial` is assigned by the store, ascending. */
export type StoredRecord<K extends Kind = Kind> = NewRecord<K> & { serial: number };

/** The simulator's records. They outlive the process, as the real provider's would. */
export type SandboxBooks = {
  /** Null when a record of this kind has the same unique value. */
  add<K extends Kind>(record: NewRecord<K>): Promise<StoredRecord<K> | null>;
  /** In order of arrival; all of a kind without a key. */
  find<K extends Kind>(kind: K, key?: string): Promise<StoredRecord<K>[]>;
  get<K extends Kind>(kind: K, serial: number): Promise<StoredRecord<K> | null>;
  findUnique<K extends Kind>(kind: K, uniqueValue: string): Promise<StoredRecord<K> | null>;
  update<K extends Kind>(record: Pick<StoredRecord<K>, 'kind' | 'serial' | 'key' | 'data'>): Promise<void>;
};
