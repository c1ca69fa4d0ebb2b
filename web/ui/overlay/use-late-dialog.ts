import { useEffect, useState } from 'react';

/** A dialog, or some, whose code is fetched once it is `likely` to be wanted; what did not come is asked for by the next press. */
export function useLateDialog<Dialog>(
  load: () => Promise<Dialog>,
  { likely, wanted, onFailure }: { likely: boolean; wanted?: boolean; onFailure?: () => void },
): Dialog | undefined {
  const [dialog, setDialog] = useState<Dialog>();
  const missing = !dialog && (likely || wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press asks again
  useEffect(() => {
    if (missing) load().then((loaded) => setDialog(() => loaded), wanted ? onFailure : () => undefined);
  }, [missing, wanted]);
  return dialog;
}
