import { type ChangeEvent, type FormEvent, useState } from 'react';
import { keepProof, listProofs } from '#contract/admin/files/proofs.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { maxProofBytes, type ProofKind } from '#domain/documents/proofs.ts';
import { call } from '#web/client/call.ts';
import { DayField, useToday } from '#web/features/admin/shell/day-field.tsx';
import { fileButtonClass } from '#web/features/admin/shell/looks.ts';
import { readAgain } from '#web/features/admin/shell/resource/operator-query.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { messages } from './proofs.messages.ts';

type ProofFormProps = {
  kind: ProofKind;
  name: string;
  /** The certificate that this one replaces. */
  seen: string | undefined;
};

/** A PDF, chosen first; then its last day may be given, and it is sent. */
export function ProofForm({ kind, name, seen }: ProofFormProps) {
  const words = useMessages(messages);
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState('');
  const [validUntil, setValidUntil] = useState<IsoDate | ''>('');
  const { act, pending, refusal } = useOperatorAction(() => readAgain(listProofs));
  const today = useToday(file !== null);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    const fits = chosen.size <= maxProofBytes;
    setFault(fits ? '' : words.tooLarge);
    setFile(fits ? chosen : null);
    // The same file may be chosen again once it was made smaller.
    target.value = '';
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!file) return;
    const query = { seen, ...(validUntil !== '' && { validUntil }) };
    const headers = { 'content-type': 'application/pdf' };
    void act(() => call(keepProof, { params: { kind }, query }, { body: file, headers }), { done: words.uploaded });
  };
  return (
    <form className="mt-2.5 grid justify-items-start gap-3.5" onSubmit={send} noValidate>
      <label className={fileButtonClass}>
        <input
          type="file"
          className="absolute inset-0 cursor-pointer opacity-0"
          accept=".pdf,application/pdf"
          aria-label={words.of(seen ? words.chooseOther : words.choose, name)}
          onChange={choose}
        />
        <span>{seen ? words.chooseOther : words.choose}</span>
      </label>
      {file && (
        <>
          <p className="type-small wrap-anywhere">{file.name}</p>
          <DayField
            className="w-full sm:max-w-96"
            label={words.validUntil}
            value={validUntil}
            min={today}
            onChange={setValidUntil}
          />
          <Button type="submit" size="small" pending={pending} pendingLabel={words.uploading}>
            {words.upload}
          </Button>
        </>
      )}
      <p className="type-small text-error empty:hidden" role="alert">
        {fault || (file && refusal?.words)}
      </p>
    </form>
  );
}
