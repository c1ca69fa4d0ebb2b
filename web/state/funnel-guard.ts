import { useEffect } from 'react';
import { needOf } from '#business/services.ts';
import { type FunnelStep, firstMissing } from '#domain/funnel/steps.ts';
import { useDraft, useDraftLoaded } from './draft.ts';
import { useGo } from './location.ts';

/**
 * Sends the visitor to the first step that lacks an answer, if one before `step` does. True once the step may be
 * shown; pass it to `usePageReady`. Without `watching` the visitor stays, whatever another tab does to the draft.
 */
export function useGuard(step: FunnelStep, watching = true): boolean {
  const draft = useDraft();
  const loaded = useDraftLoaded();
  const go = useGo();
  const missing =
    loaded && watching ? firstMissing(step, { ...draft, needsOrder: needOf(draft.coatingType) === 'order' }) : null;
  useEffect(() => {
    if (missing !== null) go(missing, { replace: true });
  }, [missing, go]);
  return loaded && missing === null;
}
