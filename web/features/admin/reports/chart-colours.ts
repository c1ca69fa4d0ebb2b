import { lazy } from 'react';

/** The library that draws comes when there is something to draw. */
export const LyingBars = lazy(async () => ({ default: (await import('./charts.tsx')).LyingBars }));
export const StandingBars = lazy(async () => ({ default: (await import('./charts.tsx')).StandingBars }));
