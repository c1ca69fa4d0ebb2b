import { cancelByClientId } from '#contract/cancellation.ts';
import { type Api, route } from '#server/app/route.ts';
import { refuse } from '#server/errors.ts';

export function cancellationRoutes(api: Api): void {
  route(api, cancelByClientId, () => refuse('CANCEL_LINK_NEEDED'));
}
