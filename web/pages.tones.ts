/** How a page is lit: daylight on ivory, or glass glowing at night. */
export type Tone = 'light' | 'night';

/** The colour at the top of a page, which browsers take up around it. */
export const grounds: Readonly<Record<Tone, string>> = { light: '#f2ede2', night: '#0a0f14' };
