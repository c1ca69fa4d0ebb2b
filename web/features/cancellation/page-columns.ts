/** The booking at the left, what cancelling means at the right; on phones one after the other. */
export const columns =
  'mt-4 grid max-w-[40rem] items-start gap-y-6 md:mt-10 md:max-w-none md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] md:gap-x-12 lg:gap-x-24';

/** Glass while everything comes back, bronze for what is lost. */
export const toned = (isWhole: boolean): string =>
  `rounded-sm border px-5 pt-4 pb-5 ${isWhole ? 'border-glass-300 bg-glass-100' : 'border-warning-line bg-warning-tint'}`;
