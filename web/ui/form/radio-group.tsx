import type { ComponentProps } from 'react';

/** A set of radios. Name it: `aria-labelledby` of its heading, or `aria-label`. */
export function RadioGroup(props: ComponentProps<'div'>) {
  return <div role="radiogroup" {...props} />;
}
