import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Pair = { label: string; value: ReactNode };
export type DescriptionListProps = {
  /** A pair whose value is null, undefined or '' is shown with an en dash; leave out what should not be shown. */
  pairs: readonly Pair[];
  /** 'split': values at the right (summaries). 'columns': values in a column. 'ruled': columns between hairlines. */
  layout?: 'split' | 'columns' | 'ruled';
  className?: string;
};

const isUnknown = (value: ReactNode): boolean => value === null || value === undefined || value === '';

/** Labels and values. */
export function DescriptionList({ pairs, layout = 'split', className }: DescriptionListProps) {
  return (
    <dl className={classNames('pairs', className)} data-layout={layout}>
      {pairs.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{isUnknown(value) ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
