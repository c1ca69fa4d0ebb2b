import { listBookedDates } from '#contract/calendar.ts';
import { type Api, answer, route } from '#server/app/route.ts';
import type { Deps } from '#server/deps.ts';
import * as useCase from '#server/use-cases/list-booked-dates.ts';

export function calendarRoutes(api: Api, deps: Deps): void {
  route(api, listBookedDates, async ({ known }) => answer(200, await useCase.listBookedDates(deps, known())));
}
