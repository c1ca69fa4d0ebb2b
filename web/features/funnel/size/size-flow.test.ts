import { beforeEach, describe, expect, it, vi } from 'vitest';
import { during, openPage, runHook } from '#tests/builders/browser/page.ts';
import { getDraft, resetDraft, updateDraft } from '#web/state/draft.ts';
import { askedArea, keepAskedArea } from '../asked-area.ts';
import { type SizeFlow, useSizeFlow } from './size-flow.ts';

beforeEach(() => {
  openPage('/storefront-size');
  vi.stubGlobal('fetch', async () => undefined);
  resetDraft();
  keepAskedArea('J4K 1A1');
});

const open = () => runHook(() => useSizeFlow(), {});
const asking = async (...steps: ((flow: SizeFlow) => void)[]) => {
  const flow = await open();
  for (const step of steps) await during(() => step(flow.now));
  return flow.now.asking;
};
const size = () => getDraft().storefrontSize;

describe('the size of a storefront', () => {
  it('is asked about before it is stored', async () => {
    expect(await asking((flow) => flow.choose('mid-storefront'))).toEqual({ what: 'scale', size: 'mid-storefront' });
    expect(size()).toBe('');
  });

  it('is stored once its scale is right', async () => {
    const shown = await asking(
      (flow) => flow.choose('mid-storefront'),
      (flow) => flow.accurate('mid-storefront'),
    );
    expect(shown).toEqual({ what: 'nothing' });
    expect(size()).toBe('mid-storefront');
  });

  it('that does not match is let go, and another that was chosen before stays', async () => {
    updateDraft({ storefrontSize: 'mid-storefront' });
    await asking((flow) => flow.mismatch('little-storefront'));
    expect(size()).toBe('mid-storefront');
    expect(await asking((flow) => flow.mismatch('mid-storefront'))).toEqual({ what: 'nothing' });
    expect(size()).toBe('');
  });

  it('that nobody confirmed changes nothing', async () => {
    updateDraft({ storefrontSize: 'little-storefront' });
    const shown = await asking(
      (flow) => flow.choose('mid-storefront'),
      (flow) => flow.leave(),
    );
    expect(shown).toEqual({ what: 'nothing' });
    expect(size()).toBe('little-storefront');
  });
});

describe('a grand storefront', () => {
  const grand = [
    (flow: SizeFlow) => flow.choose('grand-storefront'),
    (flow: SizeFlow) => flow.accurate('grand-storefront'),
  ];

  it('may be several businesses, which is asked', async () => {
    expect(await asking(...grand)).toEqual({ what: 'businesses', before: '' });
  });

  it('of one business is kept', async () => {
    expect(await asking(...grand, (flow) => flow.oneBusiness())).toEqual({ what: 'nothing' });
    expect(size()).toBe('grand-storefront');
  });

  it('of several businesses leads to the other companies, and is no size of a booking', async () => {
    expect(await asking(...grand, (flow) => flow.severalBusinesses())).toEqual({ what: 'evaluating' });
    expect(size()).toBe('');
    expect(askedArea()).toBe('');
  });

  it('whose question was closed is as it was before', async () => {
    updateDraft({ storefrontSize: 'little-storefront' });
    expect(await asking(...grand, (flow) => flow.leave())).toEqual({ what: 'nothing' });
    expect(size()).toBe('little-storefront');
  });
});

describe('what the funnel does not sell', () => {
  it('leads to the other companies at once, and keeps the next steps closed', async () => {
    expect(await asking((flow) => flow.choose('hotel'))).toEqual({ what: 'evaluating' });
    expect(size()).toBe('hotel');
    expect(askedArea()).toBe('');
  });
});
