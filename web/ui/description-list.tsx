import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { WithCodes } from './with-codes.tsx';

export type Pair = {
  label: string;
  value: ReactNode;
  /** A name, an address or a number: browsers must not translate it. */
  verbatim?: boolean;
};
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
      {pairs.map(({ label, value, verbatim }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd translate={verbatim ? 'no' : undefined}>
            {isUnknown(value) ? '–' : typeof value === 'string' ? <WithCodes text={value} /> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
