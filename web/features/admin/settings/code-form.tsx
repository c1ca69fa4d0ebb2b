import type { FormEvent } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { cleanWith } from '#web/ui/form/input-mask.ts';

type CodeFormProps = {
  label: string;
  hint: string;
  /** What was typed or pasted, without what stands around it. */
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
  <form method="post" className="settings-add" onSubmit={(event) => void onSubmit(event)} noValidate>
    <Field
      {...field}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...cleanWith(clean, onChange)}
    />
    <Button type="submit" kind="secondary" size="small" pending={pending} pendingLabel={pendingLabel}>
      {button}
    </Button>
  </form>
);
