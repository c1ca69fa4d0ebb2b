import { expect, it } from 'vitest';
import { askedArea, keepAskedArea } from './asked-area.ts';

it('the postal code that led to the other companies is offered again, until something else leads there', () => {
  expect(askedArea()).toBe('');
  keepAskedArea('J4B 1A1');
  expect(askedArea()).toBe('J4B 1A1');
  keepAskedArea('');
  expect(askedArea()).toBe('');
});
