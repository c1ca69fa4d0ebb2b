import { beforeEach, describe, expect, it } from 'vitest';
import { consentVersion } from '#business/consents/consents.ts';
import type { BoxPurpose } from '#domain/consents/consent.ts';
import { during, openPage, runHook } from '#tests/builders/browser/page.ts';
import { fakeServer } from '#tests/builders/browser/server.ts';
import { currentToast, dismissToast } from '#web/ui/overlay/toast.tsx';
import { useConsents } from './use-consents.ts';

let server: ReturnType<typeof fakeServer>;
const said = { saved: 'Saved.', withdrawn: 'Withdrawn.' };
const none = { textVersion: consentVersion, given: [], closed: false };
const open = async () => {
  const shown = await runHook(() => useConsents({ order: 'HC-1', secret: 'k3y' }, said), {});
  await server.answers(none);
  return shown;
};
type Opened = Awaited<ReturnType<typeof open>>;
const answer = (shown: Opened, purpose: BoxPurpose, given: boolean) => during(() => shown.now.answer(purpose, given));

beforeEach(() => {
  openPage('/confirmation');
  server = fakeServer();
  dismissToast();
});

describe('the boxes of consent', () => {
  it('are never ticked before somebody ticks them', async () => {
    const shown = await runHook(() => useConsents({ order: 'HC-1', secret: 'k3y' }, said), {});
    expect(shown.now.isKnown).toBe(false);
    await server.answers(none);
    expect(shown.now).toMatchObject({ isKnown: true, saving: false, said: null });
    expect([shown.now.isGiven('season'), shown.now.isGiven('rating')]).toEqual([false, false]);
  });

  it('are ticked from the moment of the press, and record which words were read', async () => {
    const shown = await open();
    await answer(shown, 'season', true);
    expect([shown.now.isGiven('season'), shown.now.isGiven('rating')]).toEqual([true, false]);
    expect(shown.now).toMatchObject({ saving: true, said: null });
    expect(server.calls.at(-1)).toMatchObject({
      to: 'POST /api/booking-details/HC-1/consents',
      body: { key: 'k3y', purpose: 'season', given: true, textVersion: consentVersion },
      keepalive: true,
    });
    await server.answers({ ...none, given: ['season'] });
    expect(shown.now.isGiven('season')).toBe(true);
    expect(shown.now.said).toBe(said.saved);
  });

  it('say another thing when a consent is taken back', async () => {
    const shown = await open();
    await answer(shown, 'season', true);
    await server.answers({ ...none, given: ['season'] });
    await answer(shown, 'season', false);
    await server.answers(none);
    expect(shown.now.isGiven('season')).toBe(false);
    expect(shown.now.said).toBe(said.withdrawn);
  });

  it('take a tick back that was not saved', async () => {
    const shown = await open();
    await answer(shown, 'season', true);
    await server.refuses(409, 'TEXT_CHANGED', 'The words have changed.');
    expect(shown.now.isGiven('season')).toBe(false);
    expect(shown.now.said).toBeNull();
    expect(currentToast.get()).toMatchObject({ tone: 'destructive', description: 'The words have changed.' });
  });

  it('keep the one when the other is pressed', async () => {
    const shown = await open();
    await answer(shown, 'season', true);
    await server.answers({ ...none, given: ['season'] });
    await answer(shown, 'rating', true);
    expect([shown.now.isGiven('season'), shown.now.isGiven('rating')]).toEqual([true, true]);
  });

  it('are not shown where they cannot be read', async () => {
    const shown = await runHook(() => useConsents({ order: 'HC-1', secret: 'k3y' }, said), {});
    await server.isLost();
    expect(shown.now.isKnown).toBe(false);
  });
});
