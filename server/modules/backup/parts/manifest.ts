import * as z from 'zod';
import { plainName } from './plain-name.ts';

/** The version of the layout of a set; others are rejected. */
const format = 1;

const sha256 = z.string().regex(/^[\da-f]{64}$/);

const Manifest = z.object({
  format: z.literal(format),
  /** The release of the program, the name of its newest migration, and the server's version. */
  program: z.string(),
  schema: z.string(),
  postgres: z.string(),
  systemIdentifier: z.string(),
  timeline: z.number(),
  newestOrder: z.nullable(z.string()),
  /** By the clock of the database, as a restore to an instant counts. */
  startedAt: z.string(),
  stoppedAt: z.string(),
  startLsn: z.string(),
  stopLsn: z.string(),
  startSegment: z.string(),
  stopSegment: z.string(),
  encrypted: z.boolean(),
  /** The one file that contains all of `files`: a tar archive, compressed by zstd, encrypted by age. */
  archive: z.object({ name: z.string().regex(plainName), bytes: z.number(), sha256 }),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256 })),
});
export type Manifest = z.infer<typeof Manifest>;

export const manifestOf = (manifest: Omit<Manifest, 'format'>): string =>
  `${JSON.stringify({ format, ...manifest }, null, 1)}\n`;

/** Throws if this program cannot read the manifest. */
export function readManifest(text: string): Manifest {
  const { format: found } = z.object({ format: z.number() }).parse(JSON.parse(text));
  if (found !== format) throw new Error(`its format is ${found}, this program reads ${format}: use a newer release`);
  return Manifest.parse(JSON.parse(text));
}
