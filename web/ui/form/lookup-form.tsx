import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useGo } from '#web/state/location.ts';
import { useSentValue } from '#web/state/sent-value.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { cleanWith } from './input-mask.ts';

type Words = { label: string; missing: string; button: string };

type LookupProps = {
  name: string;
  words: Words;
  clean: (typed: string) => string;
  path: (number: string) => string;
};

/** Asks for a number that the address does not have, and goes to the path of what is typed, in capitals. */
export function LookupForm({ name, words, clean, path }: LookupProps) {
  const go = useGo();
  const [number, setNumber] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const goTo = (typed: string, options?: { replace: boolean }): boolean => {
    const given = clean(typed);
    if (given !== '') go(path(given), options);
    return given !== '';
  };
  const show = (event: FormEvent) => {
    event.preventDefault();
    if (goTo(number)) return;
    setMissing(true);
    field.current?.focus();
  };
  const sent = useSentValue(name);
  const takeUp = useEffectEvent(goTo);
  useEffect(() => void takeUp(sent, { replace: true }), [sent]);
  return (
    <form
      noValidate
      onSubmit={show}
      className="mt-8 grid max-w-[33rem] items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-3"
    >
      <Field
        ref={field}
        label={words.label}
        name={name}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        value={number}
        error={missing ? words.missing : undefined}
        {...cleanWith(clean, (text) => {
          setNumber(text);
          setMissing(false);
        })}
      />
      <Button type="submit" arrow className="sm:mt-6.5">
        {words.button}
      </Button>
    </form>
  );
}
