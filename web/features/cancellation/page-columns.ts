/** The booking at the left, what cancelling means at the right; on phones one after the other. */
export const columns =
  'mt-4 grid max-w-[40rem] items-start gap-y-6 md:mt-10 md:max-w-none md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] md:gap-x-12 lg:gap-x-24';
