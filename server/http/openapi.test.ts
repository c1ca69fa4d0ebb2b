import { afterAll, expect, it } from 'vitest';
import * as adminAccess from '#contract/admin/access.ts';
import * as adminAttention from '#contract/admin/alerts.ts';
import * as adminBookings from '#contract/admin/bookings.ts';
import * as adminCalendar from '#contract/admin/calendar.ts';
import * as adminIntegration from '#contract/admin/integration.ts';
import * as adminMessages from '#contract/admin/messages.ts';
import * as adminMoney from '#contract/admin/money.ts';
import * as adminPasskeys from '#contract/admin/passkeys.ts';
import * as adminPeople from '#contract/admin/people.ts';
import * as adminFigures from '#contract/admin/reports.ts';
import * as adminReviews from '#contract/admin/reviews.ts';
import * as adminSettings from '#contract/admin/settings.ts';
import * as adminData from '#contract/admin/transfer.ts';
import * as adminVisit from '#contract/admin/visit.ts';
import * as adminWeather from '#contract/admin/weather.ts';
import * as area from '#contract/area.ts';
import * as areaRequests from '#contract/area-requests.ts';
import * as bookingDetails from '#contract/booking-details.ts';
import * as calendar from '#contract/calendar.ts';
import type { CallContract } from '#contract/call.ts';
import * as cancellation from '#contract/cancellation.ts';
import * as checkout from '#contract/checkout.ts';
import * as invitationCode from '#contract/invitation-code.ts';
import * as language from '#contract/language.ts';
import * as manualReview from '#contract/manual-review.ts';
import * as pricing from '#contract/pricing.ts';
import * as selfService from '#contract/self-service.ts';
import * as step from '#contract/step.ts';
import * as terms from '#contract/terms.ts';
import * as weather from '#contract/weather.ts';
import { openApp } from '#tests/builders/app.ts';

const { app } = await openApp();
afterAll(() => app.close());

const isCall = (value: unknown): value is CallContract =>
  typeof value === 'object' && value !== null && 'path' in value && 'responses' in value;
const modules = [
  adminAccess,
  adminAttention,
  adminBookings,
  adminFigures,
  adminData,
  adminIntegration,
  adminMoney,
  adminPasskeys,
  adminPeople,
  adminReviews,
  adminCalendar,
  adminVisit,
  adminSettings,
  adminMessages,
  adminWeather,
  area,
  areaRequests,
  bookingDetails,
  calendar,
  cancellation,
  checkout,
  invitationCode,
  language,
  manualReview,
  pricing,
  selfService,
  step,
  terms,
  weather,
];
const contracts = modules.flatMap((module) => Object.values(module).filter(isCall));

const response = await app.inject('/api/openapi.json');
const description = response.json();

it('the description of the calls is OpenAPI 3.1', () => {
  expect(response.headers['content-type']).toContain('application/json');
  expect(description.openapi).toBe('3.1.0');
  expect(description.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  for (const path of Object.values<Record<string, { responses: object }>>(description.paths)) {
    for (const operation of Object.values(path)) expect(Object.keys(operation.responses).length).toBeGreaterThan(0);
  }
  const references = response.body.match(/"\$ref":"[^"]+"/g) ?? [];
  for (const reference of references) expect(reference).toMatch(/"#\/components\/schemas\//);
});

it('names every call of the contract with its summary, its input and all its answers', () => {
  expect(contracts.length).toBeGreaterThanOrEqual(14);
  for (const { method, path, summary, body, params, query, responses } of contracts) {
    const operation = description.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(operation, `${method} ${path}`).toBeDefined();
    expect(operation.summary).toBe(summary);
    expect(operation.requestBody !== undefined).toBe(body !== undefined);
    expect(operation.parameters !== undefined).toBe(params !== undefined || query !== undefined);
    expect(Object.keys(operation.responses)).toEqual([...Object.keys(responses), 'default']);
  }
});

it('names the files of a booking with their types', () => {
  const types = Object.entries(selfService.bookingFiles).map(([name, path]) => {
    const { responses } = description.paths[path.replace(/:(\w+)/g, '{$1}')].get;
    return [name, Object.keys(responses['200'].content)];
  });
  expect(Object.fromEntries(types)).toEqual({ invoice: ['application/pdf'], calendar: ['text/calendar'] });
});

it('names the probes, and nothing of the sandbox', () => {
  expect(Object.keys(description.paths)).toEqual(expect.arrayContaining(['/healthz', '/readyz']));
  expect(Object.keys(description.paths).filter((path) => path.startsWith('/sandbox'))).toEqual([]);
  const ofContracts = contracts.map(({ path }) => path);
  const all = new Set([...ofContracts, ...Object.values(selfService.bookingFiles)]);
  expect(Object.keys(description.paths)).toHaveLength(all.size + 2);
});
