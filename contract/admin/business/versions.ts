import * as z from 'zod/mini';
import { versionStates } from '#domain/versions.ts';
import { defineCall } from '../../call.ts';
import { isoDate, rowParams, words } from '../../fields.ts';

/** What every version of a fact has besides its value. */
export const versionFields = {
  /** 0 for the shipped version; its instants are null. */
  id: z.int(),
  state: z.enum(versionStates),
  startsAt: z.nullable(z.string()),
  note: z.nullable(z.string()),
  createdAt: z.nullable(z.string()),
  by: z.nullable(z.string()),
};
const Version = z.object(versionFields);
export type Version = z.infer<typeof Version>;

/** Sent with a value to be set. */
export const newVersionFields = {
  /** Omitted: immediately. */
  startsOn: z.optional(isoDate),
  note: z.nullish(words(200)),
  /** The newest version the owner saw. */
  seen: z.int('invalid'),
};

const NewVersion = z.object(newVersionFields);
export type NewVersion = z.infer<typeof NewVersion>;

/** Sets a fact from a day on, its value by name in `value`, and withdraws versions that have not started. */
export const versionCalls = <const Fact extends string, Value extends z.core.$ZodLooseShape>(
  fact: Fact,
  value: Value,
  summaries: { set: string; withdraw: string },
) => ({
  set: defineCall(`POST /api/admin/${fact}` as const, {
    summary: `${summaries.set}; refused when somebody set others meanwhile`,
    body: z.object({ ...newVersionFields, ...value }),
    responses: { 201: z.object({ id: z.int() }) },
    refuses: [409],
  }),
  withdraw: defineCall(`POST /api/admin/${fact}/:id/withdraw` as const, {
    summary: summaries.withdraw,
    params: rowParams,
    responses: { 204: z.null() },
    refuses: [404, 409],
  }),
});
