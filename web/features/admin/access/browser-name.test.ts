import { describe, expect, it } from 'vitest';
import { browserName } from './browser-name.ts';

const engine = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('an open session', () => {
  it.each([
    ['Firefox, Android', 'Mozilla/5.0 (Android 16; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0'],
    ['Chrome, Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/141.0.0.0 Safari/537.36`],
    [
      'Edge, Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    ],
    ['Chrome, Android', `Mozilla/5.0 (Linux; Android 10; K) ${engine} Chrome/141.0.0.0 Mobile Safari/537.36`],
    ['Chrome, Linux', `Mozilla/5.0 (X11; Linux x86_64) ${engine} Chrome/141.0.0.0 Safari/537.36`],
    ['Safari, Mac OS X', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/26.0 Safari/605.1.15`],
    [
      'Safari, iPhone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${apple} Version/26.0 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Chrome, iPhone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${apple} CriOS/141.0 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Edge, Android',
      `Mozilla/5.0 (Linux; Android 10; K) ${engine} Chrome/141.0.0.0 Mobile Safari/537.36 EdgA/141.0.0.0`,
    ],
    ['curl', 'curl/8.14.1'],
  ])('is told apart as %s', (name, userAgent) => {
    expect(browserName(userAgent)).toBe(name);
  });

  it('has no name where the browser gave none, or one that nobody knows', () => {
    expect([null, '', 'HauteBot/1.0'].map(browserName)).toEqual(['', '', '']);
  });
});
