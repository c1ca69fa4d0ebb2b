import { classNames } from '#web/ui/class-names.ts';

export const paneClass = 'min-w-0 rounded-sm border border-line bg-white p-5';
export const ledeClass = 'text-[0.9375rem]/5.5 text-ink-700';
export const secondClass = 'block text-[0.875rem]/5.5 text-ink-700';
/** Fields that belong together, or the same in two languages. */
export const pairClass = 'grid gap-4 sm:grid-cols-2';
/** Lines with the old value on the left and the new one on the right. */
export const changesClass = '*:flex *:flex-wrap *:justify-between *:gap-x-4 *:border-t *:border-line *:py-2';
/** A table as visitors will see it. */
export const seenTableClass = classNames(
  'w-full text-[0.875rem]/5 [&_thead_:is(th,td)]:border-t-0 [&_thead_:is(th,td)]:text-ink-700',
  '[&_:is(th,td)]:border-t [&_:is(th,td)]:border-line [&_:is(th,td)]:py-1.5 [&_:is(th,td)]:pe-3',
  '[&_:is(th,td)]:text-end [&_:is(th,td)]:font-normal [&_:is(th,td)]:whitespace-nowrap',
  '[&_:is(th,td):first-child]:text-start',
);
