import { brand } from '#business/brand.ts';
import type { Language } from '#domain/language.ts';
import { localizedPath } from '#domain/site-path.ts';
import { grounds } from '#web/pages.tones.ts';
import { messages } from './messages.ts';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/${purpose === 'any' ? 'icon' : 'icon-maskable'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a phone reads when someone installs the site. It opens in the browser: a booking needs its address bar. */
export const manifestOf = (language: Language) => ({
  name: brand.name,
  short_name: brand.name,
  description: messages.business[language],
  lang: `${language}-${brand.country}`,
  dir: 'ltr',
  id: localizedPath(language, '/'),
  start_url: localizedPath(language, '/'),
  scope: '/',
  display: 'browser',
  background_color: grounds.light,
  theme_color: grounds.light,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...[192, 512].flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
  ],
});
