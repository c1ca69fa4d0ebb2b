import { expect, it } from 'vitest';
import { mayCount } from './may-count.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

it.each([firefox, phone])('counts a browser: %s', (agent) => {
  expect(mayCount({ headers: { 'user-agent': agent } })).toBe(true);
});

it.each([{ 'sec-gpc': '1' }, { dnt: '1' }])('leaves out whoever asks for it: %o', (asks) => {
  expect(mayCount({ headers: { 'user-agent': firefox, ...asks } })).toBe(false);
});

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  'facebookexternalhit/1.1',
  'curl/8.5.0',
  'node',
  '',
])('leaves out a program that says what it is: %s', (agent) => {
  expect(mayCount({ headers: { 'user-agent': agent } })).toBe(false);
});

it('leaves out what does not say what it is', () => {
  expect(mayCount({ headers: {} })).toBe(false);
});
