import { useState } from 'react';

type Asked = { data: unknown; error: Error | null; isFetching: boolean };

/**
 * Why reading `about` something failed, also while it is retried: a query clears its failure then, and
 * the page would lose the button that was just pressed.
 */
export function useFailure({ data, error, isFetching }: Asked, about: string | null): Error | null {
  const [kept, keep] = useState<{ failure: Error | null; about: string | null }>({ failure: null, about });
  const isAskedAgain = data === undefined && isFetching && kept.about === about;
  const failure = error ?? (isAskedAgain ? kept.failure : null);
  if (failure !== kept.failure || about !== kept.about) keep({ failure, about });
  return failure;
}
