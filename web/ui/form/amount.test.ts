import { expect, it } from 'vitest';
import { formatMoney } from '#domain/format.ts';
import { cents } from '#domain/money.ts';
import { amountTyped } from './amount.ts';

it('An amount is read as people type it in either language, and as the field shows it again', () => {
  for (const typed of ['250', '250.00', '250,00', '$250', '250,0', ' 250.0 ', '250,00\u00a0$'])
    expect([typed, amountTyped(typed)]).toEqual([typed, 25_000]);
  for (const typed of ['1,836.80', '1 836,80', '1836.8', '1836,80 $', formatMoney(cents(183_680), 'fr')])
    expect([typed, amountTyped(typed)]).toEqual([typed, 183_680]);
  expect(amountTyped(formatMoney(cents(183_680), 'en'))).toBe(183_680);
  expect(amountTyped('1,836')).toBe(183_600);
});

it('What is no amount is none', () => {
  for (const typed of ['', 'all', '-5', '1.234', '1,83,6', '1e3', '12345678', '5..', '$'])
    expect([typed, amountTyped(typed)]).toEqual([typed, null]);
});
