import * as z from 'zod/mini';
import { brand } from '#business/brand.ts';
import { areasSchema } from '#domain/settings/areas.ts';
import { defineCall } from '../../call.ts';
import { versionCalls, versionFields } from './versions.ts';

export const AreasVersion = z.object({ ...versionFields, areas: z.array(z.string()) });
export type AreasVersion = z.infer<typeof AreasVersion>;

const counted = z.array(z.object({ area: z.string(), count: z.int() }));

export const AreaVersions = z.object({
  versions: z.array(AreasVersion),
  /** How many confirmed requests wait for each area. */
  waiting: counted,
  /** How many visits are booked in each area from today on. */
  booked: counted,
  /** Turned away regardless of the list. */
  blocked: z.array(z.string()),
});
export type AreaVersions = z.infer<typeof AreaVersions>;

export const listAreas = defineCall('GET /api/admin/areas', {
  summary: 'Every version of the served areas, the newest first, with who waits for an area and what is booked in it',
  responses: { 200: AreaVersions },
});

export const { set: setAreas, withdraw: withdrawAreas } = versionCalls(
  'areas',
  { areas: areasSchema(brand.postalLetters) },
  {
    set: 'Sets the served areas from a day on, and notifies those who asked for a new one',
    withdraw: 'Withdraws areas that have not begun',
  },
);
