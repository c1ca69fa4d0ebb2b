import type { ChangeEvent, FocusEvent } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reviewRules } from '#domain/typed/form-rules.ts';
import { createForm } from './form-store.ts';

type Values = Record<keyof typeof reviewRules, string>;
const right = { companyName: 'Example Inc.', companyAddress: '100 Example Street', email: 'ada@example.com' };
const event = { preventDefault: () => undefined };
let focused: string[] = [];

beforeEach(() => {
  focused = [];
});

/** A form on a page, and what a visitor does with it. */
function page(typedBefore: Partial<Values> = {}, options?: { checkOnBlur: boolean }) {
  const form = createForm<Values>(reviewRules, options);
  const input = (name: keyof Values) => ({
    type: 'text',
    value: typedBefore[name] ?? '',
    checked: false,
    focus: () => void focused.push(name),
  });
  const inputs = { companyName: input('companyName'), companyAddress: input('companyAddress'), email: input('email') };
  for (const name of Object.keys(right) as (keyof Values)[]) form.register(name).ref(inputs[name]);
  form.read();
  return {
    form,
    errors: () => form.state.get().errors,
    type: (name: keyof Values, text: string) => {
      inputs[name].value = text;
      form.register(name).onChange({} as ChangeEvent<HTMLInputElement>);
    },
    leave: (name: keyof Values) => form.register(name).onBlur({} as FocusEvent<HTMLInputElement>),
    inputs,
  };
}

describe('a form', () => {
  it('takes over what was typed before the script came', () => {
    expect(page({ email: 'ada@example.com' }).form.state.get().values.email).toBe('ada@example.com');
  });

  it('says nothing before it is sent, then with every change', async () => {
    const { form, type, leave, errors } = page();
    type('email', 'ada');
    leave('email');
    expect(errors()).toEqual({});
    await form.handleSubmit(() => undefined)(event);
    expect(errors()).toEqual({ companyName: 'company-name', companyAddress: 'company-address', email: 'email' });
    type('email', 'ada@example.com');
    expect(errors()).not.toHaveProperty('email');
  });

  it('checks a field when it is left, where that is asked for', () => {
    const { type, leave, errors } = page({}, { checkOnBlur: true });
    type('email', 'ada');
    expect(errors()).toEqual({});
    leave('email');
    expect(errors()).toEqual({ email: 'email' });
    type('email', 'ada@example.com');
    expect(errors()).toEqual({});
  });

  it('sends nothing that is wrong and leads to the first wrong field', async () => {
    const { form } = page({ ...right, companyAddress: '', email: '' });
    const send = vi.fn();
    await form.handleSubmit(send)(event);
    expect(send).not.toHaveBeenCalled();
    expect(focused).toEqual(['companyAddress']);
  });

  it('sends what is right without the spaces around it, and once however often it is pressed', async () => {
    const { form } = page({ ...right, email: ' ada@example.com ' });
    const answered = Promise.withResolvers<void>();
    const send = vi.fn(() => answered.promise);
    const sending = form.handleSubmit(send)(event);
    await form.handleSubmit(send)(event);
    expect(form.state.get().submitting).toBe(true);
    answered.resolve();
    await sending;
    expect(send.mock.calls).toEqual([[right]]);
    expect(form.state.get().submitting).toBe(false);
  });

  it('keeps the words of the server under a field until it is changed', async () => {
    const { form, type, leave, errors } = page(right);
    await form.handleSubmit(() => form.setError('email', 'Known already'))(event);
    leave('email');
    expect(errors()).toEqual({ email: 'Known already' });
    type('email', 'bo@example.com');
    expect(errors()).toEqual({});
  });

  it('checks a value written for the visitor only where an error is shown already', () => {
    const { form, leave, errors } = page({}, { checkOnBlur: true });
    form.setValue('companyAddress', '1');
    expect(errors()).toEqual({});
    leave('companyAddress');
    form.setValue('companyAddress', '100 Example Street');
    expect(errors()).toEqual({});
    form.setValue('email', 'ada');
    expect(errors()).toEqual({});
  });

  it('begins anew when it is emptied', async () => {
    const { form, inputs, type, errors } = page(right);
    await form.handleSubmit(() => undefined)(event);
    form.reset();
    expect(inputs.email.value).toBe('');
    type('email', 'ada');
    expect(errors()).toEqual({});
  });
});
