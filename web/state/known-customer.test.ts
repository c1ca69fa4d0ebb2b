import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let items: Map<string, string>;

/** As a document that has just been opened in the same tab finds it. */
async function reloaded() {
  vi.resetModules();
  return await import('./known-customer.ts');
}

beforeEach(() => {
  items = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const fields = { email: 'alex@example.com', companyName: 'Boutique Exemple' };

describe('what is known of a customer before they type', () => {
  it('is nothing for whoever came by the steps', async () => {
    const { knownCustomer } = await reloaded();
    expect(knownCustomer()).toEqual({});
  });

  it('outlives a reload in the same tab', async () => {
    (await reloaded()).keepKnownCustomer(fields);
    expect((await reloaded()).knownCustomer()).toEqual(fields);
  });

  it('is that of the last link', async () => {
    const { keepKnownCustomer, knownCustomer } = await reloaded();
    keepKnownCustomer({ ...fields, phone: '514-555-0142' });
    keepKnownCustomer(fields);
    expect(knownCustomer()).toEqual(fields);
  });

  it.each([
    ['{broken', {}],
    ['null', {}],
    ['"text"', {}],
    ['{"email":"alex@example.com","phone":7,"companyName":{}}', { email: 'alex@example.com' }],
  ])('takes from %s only what is text', async (stored, known) => {
    (await reloaded()).keepKnownCustomer({});
    for (const key of items.keys()) items.set(key, stored);
    expect((await reloaded()).knownCustomer()).toEqual(known);
  });
});
