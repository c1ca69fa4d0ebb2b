import * as z from 'zod/mini';
import { traits } from '#domain/clients/match.ts';
import { languages } from '#domain/language.ts';
import { defineCall } from '../../call.ts';
import { appointmentTime, note, optionalText, orderNo, text, wholeCents } from '../../fields.ts';
import { visitCount } from '../../returning/plans.ts';
import { ConsentEntry } from './consents.ts';

const id = z.uuid('invalid');
const params = z.object({ id });

/** A client as named by the newest booking. Fields the books no longer need are empty. */
export const Client = z.object({
  id: z.string(),
  /** The first client number; a returning client keeps it. */
  number: z.string(),
  businessName: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  phoneExtension: optionalText,
  /** Visits not cancelled, and the day of the latest one so far. */
  visits: z.number(),
  lastVisit: optionalText,
});
export type Client = z.infer<typeof Client>;

export const listClients = defineCall('GET /api/admin/clients', {
  summary: 'Clients, who booked last first, found by whatever their bookings are found by, a page at a time',
  query: z.object({ q: z.optional(text(80)), cursor: z.optional(text(100)) }),
  responses: { 200: z.object({ clients: z.array(Client), next: optionalText }) },
});

const Visit = z.object({
  orderNo: z.string(),
  clientId: z.string(),
  businessName: z.string(),
  appointmentDate: z.string(),
  appointmentTime,
  coatingType: z.string(),
  status: z.string(),
  total: wholeCents,
  paid: wholeCents,
  refunded: wholeCents,
  certificate: optionalText,
  /** Whether it allows a refresh; the previous release does not know it. */
  canRefresh: z.optional(z.boolean()),
  /** Whether it can be split off as a client: the record it came with has another visit. */
  canPart: z.boolean(),
});

/** Everything on record about a client: their bookings, and what followed from each. */
export const ClientRecord = z.object({
  ...Client.shape,
  address: z.string(),
  language: z.enum(languages),
  since: z.string(),
  /** The next visit to come; null if there is none. The previous release does not know it. */
  nextVisit: z.optional(z.nullable(z.object({ orderNo: z.string(), appointmentDate: z.string(), appointmentTime }))),
  otherNumbers: z.array(z.string()),
  /** Other contact details they gave, newest first. */
  otherEmails: z.array(z.string()),
  otherPhones: z.array(z.object({ phone: z.string(), phoneExtension: optionalText })),
  paid: wholeCents,
  refunded: wholeCents,
  /** Newest first, like everything below. */
  bookings: z.array(Visit),
  /** Records merged into this one, which can be split off again. */
  joined: z.array(
    z.object({ id: z.string(), number: z.string(), businessName: z.string(), at: z.string(), by: optionalText }),
  ),
  /** Others who share a detail with this client. */
  alike: z.array(
    z.object({
      ...z.pick(Client, { id: true, number: true, businessName: true, contactName: true }).shape,
      shared: z.array(z.enum(traits)),
    }),
  ),
  messages: z.array(
    z.object({ id: z.number(), at: z.string(), topic: z.string(), state: z.string(), recipient: optionalText }),
  ),
  terms: z.array(
    z.object({
      orderNo: z.string(),
      at: z.string(),
      version: z.string(),
      language: z.string(),
      method: z.string(),
    }),
  ),
  /** Consents to e-mails and their withdrawals, newest first. */
  consents: z.array(ConsentEntry),
  /** The yearly plan, the newest if there were several; null if none was ever chosen. */
  plan: z.nullable(
    z.object({
      visits: visitCount,
      at: z.string(),
      /** The operator who took the request; null if the client did it, or the operator is no longer there. */
      by: optionalText,
      email: z.string(),
      orderNo: z.string(),
      endedAt: optionalText,
    }),
  ),
  /** Numbers that opted out of texts. */
  textsStopped: z.array(z.object({ phone: z.string(), at: z.string(), orderNo: z.string() })),
  /** Notes about the client, or about one booking where an order number is given. */
  notes: z.array(z.object({ at: z.string(), by: optionalText, words: z.string(), orderNo: optionalText })),
});
export type ClientRecord = z.infer<typeof ClientRecord>;

export const readClient = defineCall('GET /api/admin/clients/:id', {
  summary: 'Everything on record about a client; of one who was joined into another, the other’s',
  params,
  responses: { 200: ClientRecord },
  refuses: [404],
});

export const noteClient = defineCall('POST /api/admin/clients/:id/notes', {
  summary: 'Adds a note about a client',
  params,
  body: z.object({ words: note }),
  responses: { 200: ClientRecord },
  refuses: [404],
});

export const mergeClients = defineCall('POST /api/admin/clients/:id/join', {
  summary: 'Joins another client into this one; both keep what is theirs, so that they can be parted again',
  params,
  body: z.object({ other: id }),
  responses: { 200: ClientRecord },
  refuses: [404, 409],
});

export const splitClients = defineCall('POST /api/admin/clients/:id/part', {
  summary: 'Parts a client who was joined into this one, with everything that they came with',
  params,
  body: z.object({ joined: id }),
  responses: { 200: ClientRecord },
  refuses: [404, 409],
});

export const splitVisit = defineCall('POST /api/admin/clients/:id/part-visit', {
  summary: 'Makes a visit of this client a client of its own',
  params,
  body: z.object({ orderNo }),
  responses: { 200: ClientRecord },
  refuses: [404, 409],
});

export const planForClient = defineCall('POST /api/admin/clients/:id/plan', {
  summary: 'Chooses the yearly plan of a client who asked for it and agreed to the words that were read to them',
  params,
  body: z.object({
    visits: visitCount,
    /** Of the wording that was read. */
    textVersion: text(20),
  }),
  responses: { 200: ClientRecord },
  refuses: [404, 409],
});

export const endClientPlan = defineCall('POST /api/admin/clients/:id/plan/end', {
  summary: 'Ends the yearly plan of a client who asked for it; idempotent',
  params,
  responses: { 200: ClientRecord },
  refuses: [404],
});
