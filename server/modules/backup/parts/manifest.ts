import * as z from 'zod';

/** The version of the layout of a set or an export; others are rejected. */
const format = 1;

/** The name of a file next to its manifest: no path to another folder. */
const plainName = z.string().regex(/^\w[\w.-]*$/);
const sha256 = z.string().regex(/^[\da-f]{64}$/);

/** How a manifest is written, and read: that throws if this program cannot read it. */
const manifestIn = <T extends z.ZodRawShape>(shape: T) => ({
  write: (manifest: z.infer<z.ZodObject<T>>): string => `${JSON.stringify({ format, ...manifest }, null, 1)}\n`,
  read(text: string): z.infer<z.ZodObject<T>> {
    const { format: found } = z.object({ format: z.number() }).parse(JSON.parse(text));
    if (found !== format) throw new Error(`its format is ${found}, this program reads ${format}: use a newer release`);
    return z.object(shape).parse(JSON.parse(text));
  },
});

/** The release of the program, the name of its newest migration, and the server's version. */
const origin = { program: z.string(), schema: z.string(), postgres: z.string() };

export const setManifest = manifestIn({
  ...origin,
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
  archive: z.object({ name: plainName, bytes: z.number(), sha256 }),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256 })),
});
export type Manifest = ReturnType<typeof setManifest.read>;

/** An export goes into a database of the same schema. */
export const exportManifest = manifestIn({
  ...origin,
  exportedAt: z.string(),
  encrypted: z.boolean(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      file: plainName,
      bytes: z.number(),
      sha256: z.string(),
    }),
  ),
  /** The last value of each sequence; null if never used. */
  sequences: z.record(z.string(), z.nullable(z.string())),
});
export type ExportManifest = ReturnType<typeof exportManifest.read>;
