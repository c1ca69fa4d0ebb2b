/**
 * Names of PostgreSQL's write-ahead log: eight hexadecimal digits of the timeline, eight of the log, eight of the segment,
 * of which 256 fill a log. What follows a dot belongs to that segment.
 */
const segmentName = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})(\.[0-9A-F]{8}\.backup|\.partial)?$/;

export type Segment = { timeline: number; position: number; isWhole: boolean };

/** A file's position in the log; null for a timeline's history. */
export function segmentOf(name: string): Segment | null {
  const [, timeline = '', log = '', segment = '', more] = segmentName.exec(name) ?? [];
  if (timeline === '') return null;
  const number = (digits: string) => Number.parseInt(digits, 16);
  return { timeline: number(timeline), position: number(log) * 256 + number(segment), isWhole: more === undefined };
}

/** Where the log a kept set needs starts: its own stretch, or everything since. */
export type Need = { from: string; to: string; andLater: boolean };

/** The archived files no kept set needs; none while there is no set. */
export function unneededFiles(files: readonly string[], needs: readonly Need[]): string[] {
  if (needs.length === 0) return [];
  const ranges = needs.map(({ from, to, andLater }) => ({
    from: segmentOf(from)?.position ?? 0,
    to: andLater ? Number.POSITIVE_INFINITY : (segmentOf(to)?.position ?? Number.POSITIVE_INFINITY),
  }));
  return files.filter((file) => {
    const position = segmentOf(file)?.position;
    return position !== undefined && !ranges.some(({ from, to }) => position >= from && position <= to);
  });
}

export type Gap = { missing: string; lastBefore: string | null };

/** The first segment missing from an archive from `start` on, along the timelines up to one; null if it has all. */
export function firstGap(files: readonly string[], start: string, timeline: number): Gap | null {
  const begin = segmentOf(start);
  if (!begin) return { missing: start, lastBefore: null };
  const byPosition = new Map<number, string>();
  for (const file of files) {
    const segment = segmentOf(file);
    if (!segment?.isWhole || segment.timeline > timeline || segment.position < begin.position) continue;
    byPosition.set(segment.position, file);
  }
  const last = Math.max(begin.position, ...byPosition.keys());
  for (let position = begin.position; position <= last; position++) {
    if (byPosition.has(position)) continue;
    return { missing: nameOf(begin.timeline, position), lastBefore: byPosition.get(position - 1) ?? null };
  }
  return null;
}

const nameOf = (timeline: number, position: number): string =>
  [timeline, Math.floor(position / 256), position % 256].map(hex).join('');
const hex = (number: number): string => number.toString(16).toUpperCase().padStart(8, '0');
