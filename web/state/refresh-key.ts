import { brand } from '#business/brand.ts';
import { keyHeader } from '#contract/key-header.ts';
import { tabMemory } from './kept-text.ts';

const key = `${brand.key}.refresh-key.v1`;

/** The key of the link that gave a VIP the free refresh; this tab has it until the booking is made. */
export const keepRefreshKey = (secret: string): void => tabMemory.set(key, secret);
export const forgetRefreshKey = (): void => tabMemory.remove(key);

/** The header that shows it with a call; none without it. */
export function showingRefreshKey(): { headers?: Record<string, string> } {
  const secret = tabMemory.get(key);
  return secret === null ? {} : { headers: { [keyHeader]: secret } };
}
