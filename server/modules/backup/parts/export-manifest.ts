import * as z from 'zod';
import { plainName } from './plain-name.ts';

/** The version of the layout of an export; others are rejected. */
const format = 1;

const ExportManifest = z.object({
  format: z.literal(format),
  program: z.string(),
  /** The newest migration: an export goes into a database of the same schema. */
  schema: z.string(),
  postgres: z.string(),
  exportedAt: z.string(),
  encrypted: z.boolean(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      file: z.string().regex(plainName),
      bytes: z.number(),
      sha256: z.string(),
    }),
  ),
  /** The last value of each sequence; null if never used. */
  sequences: z.record(z.string(), z.nullable(z.string())),
});
export type ExportManifest = z.infer<typeof ExportManifest>;

export const exportManifestOf = (manifest: Omit<ExportManifest, 'format'>): string =>
  `${JSON.stringify({ format, ...manifest }, null, 1)}\n`;

/** Throws if this program cannot read the manifest. */
export function readExportManifest(text: string): ExportManifest {
  const { format: found } = z.object({ format: z.number() }).parse(JSON.parse(text));
  if (found !== format) throw new Error(`its format is ${found}, this program reads ${format}: use a newer release`);
  return ExportManifest.parse(JSON.parse(text));
}
