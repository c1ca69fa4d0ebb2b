import { useEffect, useState } from 'react';
import { whenReadyAndIdle } from '#web/state/page-ready.ts';

/** Dialogs whose code is fetched once `likely` wanted; what did not load is requested by the next press. */
export function useLateDialog<Dialog>(
  load: () => Promise<Dialog>,
  { likely, wanted, onFailure }: { likely: boolean; wanted?: boolean; onFailure?: () => void },
): Dialog | undefined {
  const [dialog, setDialog] = useState<Dialog>();
  const missing = !dialog && (likely || wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press asks again
  useEffect(() => {
    if (!missing) return;
    const fetchDialog = () =>
      void load().then((loaded) => setDialog(() => loaded), wanted ? onFailure : () => undefined);
    if (!wanted) return whenReadyAndIdle(fetchDialog);
    fetchDialog();
  }, [missing, wanted]);
  return dialog;
}
