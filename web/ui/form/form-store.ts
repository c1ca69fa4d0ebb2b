import { atom } from 'nanostores';
import type { ChangeEvent, FocusEvent, FormEvent } from 'react';
import { type FieldRule, tidied } from '#domain/typed/form-rules.ts';
import { isPasted } from './input-mask.ts';

export type Rules<Values> = Readonly<Record<keyof Values & string, FieldRule>>;

type Name<Values> = keyof Values & string;
type TextElement = HTMLInputElement | HTMLTextAreaElement;
type Input = Pick<HTMLInputElement, 'type' | 'value' | 'focus'> & { checked?: boolean };
type FormState<Values> = {
  values: Partial<Values>;
  errors: Partial<Record<Name<Values>, string>>;
  submitting: boolean;
};

const textOrTick = (input: Input): unknown => (input.type === 'checkbox' ? input.checked : input.value);

/**
 * A form of fields that keep their own text, so that what was typed before the script came is taken over. A field is
 * checked on submit, with `checkOnBlur` when it is left for the first time, and from then on with every change. What is pasted
 * is shown clean at once, what is typed when the field is left.
 */
export function createForm<Values extends object>(rules: Rules<Values>, { checkOnBlur = false } = {}) {
  const state = atom<FormState<Values>>({ values: {}, errors: {}, submitting: false });
  const inputs = new Map<Name<Values>, Input>();
  const left = new Set<Name<Values>>();
  const names = Object.keys(rules) as Name<Values>[];
  let submitted = false;

  const update = (change: Partial<FormState<Values>>) => state.set({ ...state.get(), ...change });
  const getValue = (name: Name<Values>) => {
    const input = inputs.get(name);
    return input && (textOrTick(input) as Values[Name<Values>]);
  };
  const getValues = () => Object.fromEntries(names.map((name) => [name, getValue(name)])) as Partial<Values>;
  const read = () => {
    const [before, values] = [state.get().values, getValues()];
    if (names.some((name) => values[name] !== before[name])) update({ values });
  };
  const setError = (name: Name<Values>, message: string | null) => {
    const { [name]: _, ...others } = state.get().errors;
    update({ errors: (message === null ? others : { ...others, [name]: message }) as FormState<Values>['errors'] });
  };
  /** Shows what was typed as it will be sent; values it gives to other fields go only where nothing is filled in yet. */
  const tidy = (name: Name<Values>) => {
    const shown = tidied(rules, { [name]: getValue(name) } as Partial<Values>);
    for (const [other, text] of Object.entries(shown) as [Name<Values>, unknown][]) {
      const input = inputs.get(other);
      if (!input || typeof text !== 'string' || text === input.value || (other !== name && input.value !== ''))
        continue;
      input.value = text;
      if (other !== name && state.get().errors[other] !== undefined) check(other);
    }
    read();
  };
  const check = (name: Name<Values>) => setError(name, rules[name](getValue(name)));
  const setFocus = (name: Name<Values>) => inputs.get(name)?.focus();

  /** Checks all fields and focuses the first invalid one. */
  const trigger = (): boolean => {
    read();
    names.forEach(check);
    const wrong = names.find((name) => state.get().errors[name] !== undefined);
    if (wrong !== undefined) setFocus(wrong);
    return wrong === undefined;
  };

  return {
    state,
    getValue,
    setError,
    setFocus,
    trigger,
    read,

    /** An input's props: `<Field {...register('email')} />`. */
    register: <E extends TextElement = HTMLInputElement>(
      name: Name<Values>,
      onChange?: (event: ChangeEvent<E>) => void,
    ) => ({
      name,
      ref: (input: Input | null) => void (input && inputs.set(name, input)),
      onChange: (event: ChangeEvent<E>) => {
        if (isPasted(event.nativeEvent)) tidy(name);
        read();
        onChange?.(event);
        if (submitted || left.has(name)) check(name);
      },
      onBlur: (_: FocusEvent<E>) => {
        tidy(name);
        if (!checkOnBlur) return;
        left.add(name);
        check(name);
      },
    }),

    /** Sets a text field. Nobody touched it, so it is validated only if an error is already shown. */
    setValue: (name: Name<Values>, value: string) => {
      const input = inputs.get(name);
      if (!input) return;
      input.value = value;
      read();
      if (state.get().errors[name] !== undefined) check(name);
    },

    /** Empties the text fields, and all their messages. */
    reset: () => {
      for (const input of inputs.values()) input.value = '';
      left.clear();
      submitted = false;
      update({ values: getValues(), errors: {} });
    },

    /** Passes on valid input, and counts as submitting until that is handled. */
    handleSubmit: (send: (values: Values) => unknown) => async (event: Pick<FormEvent, 'preventDefault'>) => {
      event.preventDefault();
      submitted = true;
      if (!trigger() || state.get().submitting) return;
      update({ submitting: true });
      try {
        await send(tidied(rules, state.get().values as Values));
      } finally {
        update({ submitting: false });
      }
    },
  };
}
export type Form<Values extends object> = ReturnType<typeof createForm<Values>>;
