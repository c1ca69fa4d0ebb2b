import { useLayoutEffect } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openPage, runHook } from '#tests/builders/browser/page.ts';
import { useCardFrame } from './use-card-frame.ts';

it('a card form that is about to be shown is not shown any more once its place on the page is gone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  openPage('/payment');
  let waitedFor = Number.NaN;
  const phase = { name: 'card', ticket: 'ticket-1', mode: 'qa', frame: 'loading' } as const;
  const page = await runHook(() => {
    useCardFrame({ attempt: 1, phase }, () => {});
    useLayoutEffect(
      () => () => {
        waitedFor = vi.getTimerCount();
      },
      [],
    );
  }, null);
  const before = vi.getTimerCount();
  await page.end();
  expect(before - waitedFor).toBe(2);
});
