/** The code of a source in an address: `?s=van`. */
export const sourcePattern = /^[a-z0-9-]{2,20}$/;

const prefix = 'from:';

/** The step that counts those of one source, besides the step itself. */
export const stepFrom = (source: string, step: string): string => `${prefix}${source}:${step}`;

/** The source and the step in such a step; null for any other. */
export function fromSource(counted: string): { source: string; step: string } | null {
  const [, source, step] = /^from:([a-z0-9-]+):(.+)$/.exec(counted) ?? [];
  return source === undefined || step === undefined ? null : { source, step };
}
