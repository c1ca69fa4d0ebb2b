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

/** The label of a file input, which it covers. */
export const fileButtonClass = classNames(
  'relative inline-grid min-h-12 place-items-center border border-line-2 bg-white px-5.5',
  'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink-900',
);

/** The way in, alone on the page. */
export const doorClass = 'grid flex-1 grid-cols-[minmax(0,1fr)] place-items-center px-(--page-margin) py-8';
export const doorPaneClass = 'flex w-[min(25rem,100%)] flex-col gap-4 border border-line bg-white px-6 pt-5 pb-7';
export const doorBrandClass = classNames(
  'me-auto flex min-h-16 items-center gap-3 font-serif text-[1.375rem]/none font-[360] tracking-[-0.004em]',
  '[&>svg]:text-bronze-700',
);

/** A list with the open record beside it; where there is no room for both, the record in its place. */
export const splitClass = (isOpen: boolean): string =>
  classNames(
    'min-w-0 flex-1',
    isOpen && 'max-[80rem]:[&>main]:hidden min-[80rem]:grid min-[80rem]:grid-cols-[minmax(0,1fr)_25.5rem]',
    isOpen && 'min-[80rem]:[--page-margin:1.25rem]',
  );

/** At the foot of a record, above what scrolls. */
export const footClass = classNames(
  'sticky bottom-0 z-(--layer-bar) -mx-5 mt-6 -mb-12 border-t border-line bg-white px-5 py-3 shadow-bar',
  'min-[80rem]:-bottom-12 min-[80rem]:-mx-7 min-[80rem]:px-7',
);
