import { beforeEach, describe, expect, it } from 'vitest';
import type { WeatherProposal } from '#contract/visit/weather.ts';
import { during, openPage, runHook } from '#tests/builders/browser/page.ts';
import { fakeServer } from '#tests/builders/browser/server.ts';
import { currentToast, dismissToast } from '#web/ui/overlay/toast.tsx';
import { type Action, useResponse, type Wish } from './use-response.ts';

const original = { date: '2026-10-22', time: '9:00 AM' as const };
const proposed = { date: '2026-10-26', time: '9:00 AM' as const };
const proposal: WeatherProposal = {
  coatingType: 'complete',
  reasons: ['precipitation'],
  original,
  proposed,
  current: original,
  answer: null,
  answerBy: '2026-10-21T22:00:00.000Z',
  closed: false,
  canAccept: true,
  canKeepOriginal: true,
  silence: 'keep',
  withdrawn: false,
  otherDays: [],
};
const given = (answer: Action, message = 'Moved to Monday.') => {
  const current = answer === 'accept' ? proposed : original;
  const when = { appointmentDate: current.date, appointmentTime: current.time };
  return { message, ...when, answer, proposal: { ...proposal, answer, current } };
};

let page: ReturnType<typeof openPage>;
let server: ReturnType<typeof fakeServer>;
const open = (action: Action = 'accept') => runHook((props) => useResponse('secret', props.action), { action });
type Opened = Awaited<ReturnType<typeof open>>;
const respond = ({ now }: Opened, ...wishes: Wish[]) =>
  during(() => {
    if (!('responding' in now)) throw new Error(`There is no button: ${now.state}`);
    for (const wish of wishes) now.responding.respond(wish);
  });

const onLoad = 'GET /api/weather-response/secret?action=accept&opened=true';
const look = 'GET /api/weather-proposal/secret';

beforeEach(() => {
  page = openPage('/weather-response');
  server = fakeServer();
  dismissToast();
});

describe('opening a weather link', () => {
  it('answers once, and goes on although the tab is closed', async () => {
    const response = await open();
    expect(response.now).toEqual({ state: 'sending' });
    expect(server.calls).toMatchObject([{ to: onLoad, keepalive: true }]);
    await server.answers(given('accept'));
    expect(response.now).toMatchObject({ state: 'answered', earlier: false, proposal: { current: proposed } });
    expect(currentToast.get()).toMatchObject({ description: 'Moved to Monday.' });
  });

  it('sends nothing from a tab that nobody looks at, until somebody does', async () => {
    await page.show('hidden');
    const response = await open();
    expect(server.asked()).toEqual([]);
    await page.show('visible');
    expect(server.asked()).toEqual([onLoad]);
    await page.show('hidden');
    await page.show('visible');
    expect(server.asked()).toEqual([onLoad]);
    expect(response.now.state).toBe('sending');
  });

  it('sends nothing while the browser renders the page in advance', async () => {
    Object.assign(page.document, { prerendering: true });
    await open();
    expect(server.asked()).toEqual([]);
    await during(() => {
      Object.assign(page.document, { prerendering: false });
      page.document.dispatchEvent(new Event('prerenderingchange'));
    });
    expect(server.asked()).toEqual([onLoad]);
  });

  it('says that an earlier answer counts, where the link brought another', async () => {
    const response = await open('accept');
    await server.answers(given('decline'));
    expect(response.now).toMatchObject({ state: 'answered', earlier: true, proposal: { answer: 'decline' } });
  });

  it('does not answer anew when the address follows the answer that counts', async () => {
    const response = await open('accept');
    await server.answers(given('decline'));
    await response.again({ props: { action: 'decline' } });
    expect(server.asked()).toEqual([onLoad]);
    expect(response.now).toMatchObject({ state: 'answered', earlier: true });
  });

  it('only asks where nobody has answered, and says nothing of a failure', async () => {
    const response = await open();
    await server.refuses(409, 'WEATHER_PRESS_NEEDED');
    expect(server.asked()).toEqual([onLoad, look]);
    await server.answers(proposal);
    expect(response.now).toMatchObject({ state: 'asked', proposal });
    expect(currentToast.get()).toBeNull();
  });
});

describe('a weather answer that did not go through', () => {
  it.each([
    [404, 'NOT_FOUND'],
    [400, 'INVALID_INPUT'],
  ])('with %i %s belongs to no proposal, and nothing more is asked', async (status, code) => {
    const response = await open();
    await server.refuses(status, code);
    expect(response.now).toEqual({ state: 'invalid' });
    expect(server.asked()).toEqual([onLoad]);
  });

  it('says that the booking was cancelled', async () => {
    const response = await open();
    await server.refuses(409, 'ALREADY_CANCELLED');
    expect(response.now).toEqual({ state: 'cancelled' });
  });

  it('counts as given where only the words to it were lost', async () => {
    const response = await open();
    await server.isLost();
    expect(response.now).toEqual({ state: 'sending' }); // What became of it is looked up first.
    await server.answers(given('accept').proposal);
    expect(response.now).toMatchObject({ state: 'answered', proposal: { answer: 'accept' } });
  });

  it('is offered again where it never arrived', async () => {
    const response = await open();
    await server.isLost();
    await server.answers(proposal);
    expect(response.now).toMatchObject({ state: 'unsent', failure: expect.any(TypeError) });
    expect(currentToast.get()).toMatchObject({ tone: 'destructive' });
    await respond(response, 'accept');
    await server.answers(given('accept'));
    expect(response.now).toMatchObject({ state: 'answered', earlier: false });
  });

  it('is offered again where not even the proposal can be read', async () => {
    const response = await open();
    await server.isLost();
    await server.isLost();
    expect(response.now).toMatchObject({ state: 'unsent', responding: { pending: null } });
  });

  it('came too late where the proposal is closed without an answer', async () => {
    const response = await open();
    await server.refuses(410, 'TOO_LATE', 'The time to answer has passed.');
    await server.answers({ ...proposal, closed: true });
    expect(response.now).toMatchObject({ state: 'expired' });
    expect(currentToast.get()).toMatchObject({ description: 'The time to answer has passed.' });
  });

  it('lost its day where the server says that it was taken', async () => {
    const response = await open();
    await server.refuses(409, 'DATE_TAKEN');
    await server.answers({ ...proposal, canAccept: false });
    expect(response.now).toMatchObject({ state: 'lost' });
  });

  it('is unsent, and not lost, where the server itself failed', async () => {
    const response = await open();
    await server.refuses(503);
    await server.answers(proposal);
    expect(response.now.state).toBe('unsent');
  });
});

describe('the buttons of a weather answer', () => {
  const answered = async () => {
    const response = await open();
    await server.answers(given('accept'));
    return response;
  };

  it('change the answer, and say so while they do', async () => {
    const response = await answered();
    await respond(response, 'decline');
    expect(response.now).toMatchObject({ state: 'answered', responding: { pending: 'decline' } });
    expect(server.calls.at(-1)).toMatchObject({
      to: 'GET /api/weather-response/secret?action=decline&change=true',
      keepalive: true,
    });
    await server.answers(given('decline', 'It stays as booked.'));
    expect(response.now).toMatchObject({
      proposal: { answer: 'decline' },
      earlier: false,
      responding: { pending: null },
    });
    expect(currentToast.get()).toMatchObject({ description: 'It stays as booked.' });
  });

  it('choose another day', async () => {
    const response = await answered();
    await respond(response, { date: '2026-10-27' });
    expect(server.calls.at(-1)).toMatchObject({
      to: 'POST /api/weather-response/secret',
      body: { date: '2026-10-27' },
    });
    const current = { date: '2026-10-27', time: '9:00 AM' as const };
    const moved = given('accept');
    await server.answers({ ...moved, proposal: { ...moved.proposal, current } });
    expect(response.now).toMatchObject({ proposal: { current } });
  });

  it('send the first of two presses', async () => {
    const response = await answered();
    await respond(response, 'decline', { date: '2026-10-27' });
    expect(server.asked()).toHaveLength(2);
  });

  it('keep the answer on screen where the chosen day was taken, with what the server knows by now', async () => {
    const response = await answered();
    await respond(response, { date: '2026-10-27' });
    await server.refuses(409, 'DATE_TAKEN', 'That day was taken.');
    await server.answers({
      ...given('accept').proposal,
      otherDays: [{ date: '2026-10-29', time: '9:00 AM' as const }],
    });
    expect(response.now).toMatchObject({
      state: 'answered',
      proposal: { answer: 'accept', otherDays: [{ date: '2026-10-29' }] },
    });
    expect(currentToast.get()).toMatchObject({ description: 'That day was taken.' });
  });

  it('work again after a refusal', async () => {
    const response = await answered();
    await respond(response, 'decline');
    await server.refuses(429, 'TOO_MANY_REQUESTS');
    await server.answers(given('accept').proposal);
    await respond(response, 'decline');
    await server.answers(given('decline'));
    expect(response.now).toMatchObject({ state: 'answered', proposal: { answer: 'decline' } });
  });
});
