import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { WordBoundary } from '../word-boundary.tsx';

/** The only h1 of a page. The focus comes here after a page change. */
export function PageTitle({ className, children, ...rest }: ComponentProps<'h1'>) {
  return (
    <h1 tabIndex={-1} {...rest} className={classNames('type-h1', className)}>
      {typeof children === 'string' ? <WordBoundary>{children}</WordBoundary> : children}
    </h1>
  );
}
