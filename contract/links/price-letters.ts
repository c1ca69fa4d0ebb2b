import * as z from 'zod/mini';
import { needOf, serviceKeys } from '#business/services.ts';
import { maxLength } from '#domain/fields.ts';
import { aesthetics, feelings, purposes } from '#domain/funnel/quiz.ts';
import { customerLimits, printable } from '#domain/typed/form-rules.ts';
import { cleanText } from '#domain/typed/free-text.ts';
import { defineCall } from '../call.ts';
import {
  aesthetic,
  appointmentTime,
  email,
  feeling,
  isoDate,
  layout,
  optionalText,
  orBlank,
  postalCode,
  purpose,
  storefrontSize,
  text,
} from '../fields.ts';

/** Anyone who needs a number or an invitation for a service is already known to us. */
const openService = z.enum(
  serviceKeys.filter((key) => needOf(key) === null),
  'invalid',
);

/** What is known in the funnel, and where its price goes. */
export const PriceLetterForm = z.object({
  email,
  companyName: z.optional(
    z
      .string('invalid')
      .check(
        z.overwrite(cleanText),
        maxLength(customerLimits.companyName[1], 'too-long'),
        z.regex(printable, 'invalid'),
      ),
  ),
  /** Once, before the link ends. */
  remind: z.boolean('invalid'),
  postalCode,
  storefrontSize,
  selectedLayout: layout,
  coatingType: openService,
  monthlyService: orBlank(z.enum(['yes', 'no'], 'invalid')),
  feeling: orBlank(feeling),
  aesthetic: orBlank(aesthetic),
  purpose: orBlank(purpose),
  appointmentDate: orBlank(isoDate),
  appointmentTime: orBlank(appointmentTime),
});

export const sendPrice = defineCall('POST /api/price-letters', {
  summary: 'Sends the price of what was chosen to an address, with a link back to it. The answer reveals nothing',
  body: PriceLetterForm,
  responses: { 202: z.object({ success: z.literal(true) }) },
  refuses: [422],
});

export const readPriceLetter = defineCall('GET /api/price-letters/:token', {
  summary: 'What the holder of a price link continues with; read-only',
  params: z.object({ token: text(200) }),
  responses: {
    200: z.object({
      /** The area of the postal code. */
      postalCode: z.string(),
      storefrontSize,
      selectedLayout: layout,
      coatingType: openService,
      monthlyService: z.enum(['yes', 'no']),
      feeling: z.nullable(z.enum(feelings)),
      aesthetic: z.nullable(z.enum(aesthetics)),
      purpose: z.nullable(z.enum(purposes)),
      appointmentDate: z.nullable(isoDate),
      appointmentTime: z.nullable(appointmentTime),
      email: z.string(),
      companyName: optionalText,
      sentOn: isoDate,
      /** Today's price is another one. */
      changed: z.boolean(),
    }),
  },
  refuses: [404, 410],
});
