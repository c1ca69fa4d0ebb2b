import * as z from 'zod/mini';
import { noticeOutcomes, reportKinds } from '#domain/crew/report.ts';
import { photoKinds } from '#domain/photos/photo.ts';
import { defineCall } from '../call.ts';
import { appointmentTime, crewNumber, isoDate, note, text } from '../fields.ts';

const optional = z.nullable(z.string());
const figure = z.nullable(z.number());
const notice = z.nullable(z.enum(noticeOutcomes));

/** A visit as a crew sees it: how to find it and get in, what is to be done. Nothing of money, no e-mail. */
const CrewVisit = z.object({
  orderNo: z.string(),
  date: z.string(),
  time: appointmentTime,
  businessName: z.string(),
  contactName: z.string(),
  phone: z.string(),
  phoneExtension: optional,
  address: z.string(),
  service: z.string(),
  status: z.string(),
  storefrontSize: z.string(),
  selectedLayout: optional,
  specialInstructions: optional,
  /** Which crew drives there; null where none is free. */
  crew: figure,
  /** What is forecast for its own hours, the last one exclusive; null where nothing is known. */
  weather: z.nullable(
    z.object({
      from: appointmentTime,
      until: appointmentTime,
      precipitationMm: figure,
      temperatureC: figure,
      gustKmh: figure,
    }),
  ),
  /** Of operators and crews, oldest first. */
  notes: z.array(z.string()),
  /** What crews told of it already. */
  reports: z.array(z.object({ kind: z.enum(reportKinds), at: z.string(), notice })),
  /** What crews photographed, of before the work first. */
  photos: z.array(z.object({ id: z.string(), kind: z.enum(photoKinds), at: z.string() })),
});
export type CrewVisit = z.infer<typeof CrewVisit>;

export const CrewDays = z.object({
  /** The server's clock: a phone's may be wrong. */
  now: z.string(),
  /** Who asks; what waits on the phone is sent by whoever pressed it. */
  person: z.string(),
  /** Whose visits the phone shows at first; null: those of all crews. */
  crew: figure,
  /** Today and tomorrow, in business time. */
  days: z.array(
    z.object({
      date: z.string(),
      weather: z.nullable(z.object({ condition: optional, temperatureC: figure, gustKmh: figure })),
      visits: z.array(CrewVisit),
    }),
  ),
});
export type CrewDays = z.infer<typeof CrewDays>;

export const listCrewVisits = defineCall({
  method: 'GET',
  path: '/api/admin/crew/visits',
  summary: 'The visits of today and tomorrow in the order of the way, for a crew',
  responses: { 200: CrewDays },
});

/** Made by the phone when it is pressed. */
const id = z.string('invalid').check(z.uuid('invalid'));
/** By the phone's clock; the server bounds it. */
const pressedAt = z.string('invalid').check(z.iso.datetime('invalid'));

const press = { id, date: isoDate, pressedAt };

export const reportVisit = defineCall({
  method: 'POST',
  path: '/api/admin/crew/visits/:order/reports',
  summary: 'What a crew tells of a visit: on its way, there, done, or a note; sent again it counts once',
  params: z.object({ order: text(40) }),
  body: z.union([
    z.object({ ...press, kind: z.enum(['on-my-way', 'arrived', 'done', 'undone'], 'invalid') }),
    z.object({ ...press, kind: z.literal('note', 'invalid'), words: note }),
  ]),
  responses: {
    200: z.object({
      /** `repeated`: it was on record already; `by` says whose word that is. */
      state: z.enum(['recorded', 'repeated']),
      by: z.enum(['crew', 'office']),
      /** What became of the text to the customer. */
      notice,
    }),
  },
  refuses: [404, 409, 410, 422],
});

export const setVisitCrew = defineCall({
  method: 'POST',
  path: '/api/admin/bookings/:order/crew',
  summary: 'Sends a crew of the day to a visit; null leaves it to what is proposed',
  params: z.object({ order: text(40) }),
  body: z.object({
    /** The day of the visit as the operator sees it. */
    date: isoDate,
    crew: z.nullable(crewNumber),
  }),
  responses: { 204: z.null() },
  refuses: [404, 409, 422],
});
