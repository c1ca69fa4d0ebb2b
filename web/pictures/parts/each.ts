import { times } from '#domain/facade/times.ts';

/** The paths of so many parts alike, as one. */
export const each = (count: number, path: (index: number) => string): string => times(count).map(path).join('');
