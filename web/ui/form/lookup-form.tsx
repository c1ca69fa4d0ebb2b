import { type FormEvent, useRef, useState } from 'react';
import { useGo } from '#web/state/location.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';

type Words = { label: string; missing: string; button: string };

/** Asks for a number that the address does not have, and goes to the path of what is typed, in capitals. */
export function LookupForm({ name, words, path }: { name: string; words: Words; path: (number: string) => string }) {
  const go = useGo();
  const [number, setNumber] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const show = (event: FormEvent) => {
    event.preventDefault();
    const given = number.trim().toUpperCase();
    if (given !== '') return go(path(given));
    setMissing(true);
    field.current?.focus();
  };
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
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        value={number}
        error={missing ? words.missing : undefined}
        onChange={(event) => {
          setNumber(event.target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" arrow className="sm:mt-6.5">
        {words.button}
      </Button>
    </form>
  );
}
