import { classNames } from '#web/ui/class-names.ts';

/** Links to the parts of a list, the chosen one underlined. */
export const tabsClass = classNames(
  'flex flex-wrap gap-x-5 *:inline-flex *:min-h-11 *:items-center *:text-[0.9375rem] *:text-ink-700',
  '*:border-b-2 *:border-transparent *:aria-[current]:border-ink-900 *:aria-[current]:text-ink-900',
  'forced-colors:*:not-aria-[current]:border-[Canvas]',
);

/** Actions on what is above, in a row. */
export const actionsClass = 'flex flex-wrap items-center gap-x-5';

/** Radios side by side, as many as fit. */
export const cellsClass = 'grid grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))] gap-2 *:min-h-13.5 *:text-center';
