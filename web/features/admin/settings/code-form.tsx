import type { FormEvent, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { cleanWith } from '#web/ui/form/input-mask.ts';
import { partClass } from './looks.ts';

type CodeFormProps = {
  label: string;
  hint: string;
  /** What was typed or pasted, without surrounding characters. */
  clean: (typed: string) => string;
  error: string | undefined;
  value: string;
  onChange: (typed: string) => void;
  button: string;
  pending: boolean;
  pendingLabel: string;
  onSubmit: (event: FormEvent) => Promise<void>;
};

/** Adds a short code in capitals to a list: a postal area or an invitation code. */
export const CodeForm = ({ onChange, clean, button, pending, pendingLabel, onSubmit, ...field }: CodeFormProps) => (
  <form method="post" className={partClass} onSubmit={(event) => void onSubmit(event)} noValidate>
    <Field
      {...field}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      className="min-h-12 py-2.5"
      {...cleanWith(clean, onChange)}
    />
    <Button
      type="submit"
      kind="secondary"
      size="small"
      className="mt-3.5"
      pending={pending}
      pendingLabel={pendingLabel}
    >
      {button}
    </Button>
  </form>
);

const codeClass = classNames(
  '*:first:block *:first:font-sans *:first:text-[0.9375rem]/5.5 *:first:font-medium',
  '*:first:tracking-[0.03em] *:first:normal-nums *:first:wrap-anywhere',
);

type CodeRowProps = { code: ReactNode; facts: string; children: ReactNode };

/** A short code of a list, what is known about it, and its actions. */
export const CodeRow = ({ code, facts, children }: CodeRowProps) => (
  <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-5 py-2">
    <div className={codeClass}>
      {code}
      <span className="text-[0.8125rem]/4.5 text-ink-500">{facts}</span>
    </div>
    {children}
  </li>
);
