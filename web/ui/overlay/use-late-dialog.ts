import { type ComponentType, useEffect, useState } from 'react';

/** A dialog whose code is fetched once it is `likely` to be wanted; what did not come is asked for by the next press. */
export function useLateDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  { likely, wanted, onFailure }: { likely: boolean; wanted: boolean; onFailure: () => void },
): ComponentType<Props> | undefined {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const missing = !Dialog && (likely || wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press asks again
  useEffect(() => {
    if (missing) load().then((loaded) => setDialog(() => loaded), wanted ? onFailure : () => undefined);
  }, [missing, wanted]);
  return Dialog;
}
