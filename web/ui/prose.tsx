import type { ReactNode } from 'react';

export const Lede = ({ children }: { children: ReactNode }) => (
  <p className="type-lede mt-4 max-w-[34rem] text-pretty text-ink-700 md:mt-6">{children}</p>
);

export const More = ({ children }: { children: ReactNode }) => (
  <p className="mt-3 max-w-[34rem] text-pretty text-ink-700">{children}</p>
);

export const Actions = ({ children }: { children: ReactNode }) => (
  <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">{children}</div>
);
