import { listBookedDates } from '#contract/calendar.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, answer, route } from '#server/http/route.ts';
import * as useCase from './open-days.ts';

export function calendarRoutes(api: Api, deps: Deps): void {
  route(api, listBookedDates, async ({ known }) => answer(200, await useCase.listBookedDates(deps, known())));
}
