import type { ReactNode } from 'react';

/** The shop window at the left with the words beside it; on phones a band of it from edge to edge above them. */
export function WindowAndWords({ window, children }: { window: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-y-6 sm:grid-cols-[minmax(0,43fr)_minmax(0,63fr)] sm:gap-x-10 md:-mt-4 lg:gap-x-23">
      <div className="shop-window facade">{window}</div>
      <div className="min-w-0 sm:pt-2 md:pt-6">{children}</div>
    </div>
  );
}
