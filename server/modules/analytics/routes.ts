import * as contract from '#contract/step.ts';
import { turnedAway } from '#domain/funnel/analytics.ts';
import type { Deps } from '#server/deps.ts';
import { languageOf } from '#server/http/accept-language.ts';
import { perMinute } from '#server/http/rate-limits.ts';
import { type Api, route } from '#server/http/route.ts';
import { mayCount } from './parts/may-count.ts';

/** The counts of the funnel; counts still in memory are written before the process ends. */
export function stepRoutes(api: Api, { funnelSteps }: Pick<Deps, 'funnelSteps'>): void {
  api.app.addHook('onClose', () => funnelSteps.flush());
  route(
    api,
    contract.countStep,
    ({ body: { step, area, source }, reply: { request } }) => {
      if (mayCount(request)) {
        const language = languageOf(request);
        funnelSteps.count(step, language, source);
        if (step === 'out-of-area' && area) funnelSteps.count(turnedAway(area), language);
      }
      return null;
    },
    perMinute(120),
  );
}
