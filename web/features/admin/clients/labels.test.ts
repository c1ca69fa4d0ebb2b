import { describe, expect, it } from 'vitest';
import { nameOf, secondLine } from './labels.ts';

const client = { businessName: 'Boutique Exemple', contactName: 'Camille Exemple', number: 'HC0001' };

describe('a client in the list', () => {
  it('is named by the business, with the person and the number below', () => {
    expect([nameOf(client), secondLine(client)]).toEqual(['Boutique Exemple', 'Camille Exemple, HC0001']);
  });

  it('without a business is named by the person, who is not said twice', () => {
    const person = { ...client, businessName: '' };
    expect([nameOf(person), secondLine(person)]).toEqual(['Camille Exemple', 'HC0001']);
  });

  it('whose business has the person’s name is not said twice either', () => {
    expect(secondLine({ ...client, businessName: 'Camille Exemple' })).toBe('HC0001');
  });

  it('that was erased is named by the number, which the books have to keep', () => {
    const erased = { ...client, businessName: '', contactName: '' };
    expect([nameOf(erased), secondLine(erased)]).toEqual(['HC0001', '']);
  });
});
