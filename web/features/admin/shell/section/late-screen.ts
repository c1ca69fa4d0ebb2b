import type { ComponentType } from 'react';
import type { SectionProps } from './section.ts';

/** A section's screen, whose code is loaded when it is first opened. */
export type LateScreen = { loaded: ComponentType<SectionProps> | null; load: () => Promise<void> };

/** Called as React's own; that one shows what was suspended after 300 ms at the earliest. */
export function lazy(load: () => Promise<{ default: ComponentType<SectionProps> }>): LateScreen {
  const screen: LateScreen = {
    loaded: null,
    load: async () => {
      screen.loaded = (await load()).default;
    },
  };
  return screen;
}
