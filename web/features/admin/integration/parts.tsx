import type { ReactNode } from 'react';

export const paneClass = 'border border-line bg-white px-4.5 py-5.5 md:px-6.5';

type SectionProps = { id: string; title: string; children: ReactNode };

/** The panes below the connection state. */
export const Section = ({ id, title, children }: SectionProps) => (
  <section className="mt-9 grid min-w-0 gap-3" aria-labelledby={id}>
    <h2 id={id} className="type-h3">
      {title}
    </h2>
    {children}
  </section>
);

type BadgeProps = { label: string; value: string; good: boolean };

/** The state of one thing. */
export const Badge = ({ label, value, good }: BadgeProps) => (
  <div className="flex items-center justify-between border-b border-line py-3">
    <dt>{label}</dt>
    <dd className="admin-badge" data-kind={good ? 'completed' : 'warm'}>
      {value}
    </dd>
  </div>
);

/** What was found, in a line. */
export const Verdict = ({ clean, children }: { clean: boolean; children: ReactNode }) => (
  <p className={`type-h3-card tracking-normal ${clean ? 'text-ok-text' : 'text-error'}`}>{children}</p>
);
