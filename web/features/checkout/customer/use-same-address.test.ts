import { beforeEach, describe, expect, it } from 'vitest';
import type { CustomerForm } from '#contract/checkout.ts';
import { during, openPage, runHook } from '#tests/builders/browser/page.ts';
import type { Form } from '#web/ui/form/form-store.ts';
import { useSameAddress } from './use-same-address.ts';

const montreal = '100 Example Street, Montréal QC H2Y 1A1';
const copied = {
  billingStreet: '100 Example Street',
  billingCity: 'Montréal',
  billingProvince: 'QC',
  billingPostalCode: 'H2Y 1A1',
};

let fields: Partial<Record<keyof CustomerForm, string>>;
const form = {
  getValue: (name: keyof CustomerForm) => fields[name],
  setValue: (name: keyof CustomerForm, value: string) => {
    fields[name] = value;
  },
} as unknown as Form<CustomerForm>;
const known = { billingCity: 'Westmount', billingProvince: 'QC', billingPostalCode: 'H3Z' };
const open = (service = '') => runHook((props) => useSameAddress(form, props.service, known), { service });

beforeEach(() => {
  openPage('/payment');
  fields = { billingStreet: '', billingCity: '', billingProvince: '', billingPostalCode: '' };
});

describe('the billing address', () => {
  it('follows the address of the service while it is typed', async () => {
    const address = await open();
    await address.again({ props: { service: '100 Exam' } });
    expect(fields.billingStreet).toBe('100 Exam');
    await address.again({ props: { service: montreal } });
    expect(fields).toEqual(copied);
    expect(address.now.same).toBe(true);
  });

  it('has the city and the area of the first step until the address says more', async () => {
    const address = await open('100');
    expect(fields).toEqual({ ...known, billingStreet: '100' });
    await address.again({ props: { service: '100 Example Street, M' } });
    expect(fields).toEqual({ ...known, billingStreet: '100 Example Street' });
    await address.again({ props: { service: montreal } });
    expect(fields).toEqual(copied);
  });

  it('completes a postal code that was begun by hand', async () => {
    fields.billingPostalCode = 'H2Y';
    await open(montreal);
    expect(fields.billingPostalCode).toBe('H2Y 1A1');
  });

  it('keeps a city and a postal code that were written by hand', async () => {
    fields.billingCity = 'Laval';
    fields.billingPostalCode = 'H7A 2B2';
    await open(montreal);
    expect(fields).toMatchObject({
      billingStreet: '100 Example Street',
      billingCity: 'Laval',
      billingPostalCode: 'H7A 2B2',
    });
  });

  it('is another one once that is said, and then stays', async () => {
    const address = await open(montreal);
    await during(() => address.now.choose(false));
    fields.billingStreet = '7 Other Street';
    await address.again({ props: { service: '200 Example Street, Laval QC' } });
    expect(address.now.same).toBe(false);
    expect(fields).toEqual({ ...copied, billingStreet: '7 Other Street' });
  });

  it('makes room for another street when its box is unticked, and comes back with the tick', async () => {
    const address = await open(montreal);
    await during(() => address.now.choose(false));
    expect(fields).toMatchObject({ billingStreet: '', billingCity: 'Montréal' });
    fields.billingCity = 'Laval';
    await during(() => address.now.choose(true));
    expect(fields).toEqual(copied);
  });

  it('that was kept from before is not written over', async () => {
    fields.billingStreet = '7 Other Street';
    const address = await open(montreal);
    expect(address.now.same).toBe(false);
    expect(fields.billingStreet).toBe('7 Other Street');
  });
});
