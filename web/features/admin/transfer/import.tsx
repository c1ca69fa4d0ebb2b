import { useState } from 'react';
import { type ImportResult, importBookings } from '#contract/admin/transfer.ts';
import { call } from '#web/client/call.ts';
import { wordsOf } from '#web/client/failure.ts';
import { queryClient } from '#web/client/query.tsx';
import { adminKey, asOperator } from '#web/features/admin/shell/use-operator.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { ImportFindings } from './import-findings.tsx';
import { ImportForm } from './import-form.tsx';
import { messages } from './transfer.messages.ts';

type Busy = 'checking' | 'running' | null;

/** Bookings of before: a file is chosen, checked, and brought over as it was checked. */
export function Import() {
  const words = useMessages(messages);
  const [csv, setCsv] = useState('');
  const [texts, setTexts] = useState(false);
  const [busy, setBusy] = useState<Busy>(null);
  const [refusal, setRefusal] = useState('');
  const [found, setFound] = useState<ImportResult | null>(null);
  const [done, setDone] = useState<number | null>(null);

  const send = async (doing: Exclude<Busy, null>, approval: string | null) => {
    setBusy(doing);
    setRefusal('');
    try {
      const result = await asOperator(() => call(importBookings, { body: { csv, texts, approval } }));
      if (doing === 'running' && result.faults.length === 0) {
        setDone(result.fresh);
        await queryClient.invalidateQueries({ queryKey: [adminKey] });
      } else setFound(result);
    } catch (failure) {
      setRefusal(wordsOf(failure) || words.failed);
    } finally {
      setBusy(null);
    }
  };
  /** Another file, or another choice, has not been checked. */
  const changed = () => {
    setFound(null);
    setRefusal('');
  };
  const again = () => {
    setCsv('');
    setDone(null);
    changed();
  };

  return (
    <section className="admin-pane" aria-labelledby="import">
      <h2 id="import" className="type-h3">
        {words.importTitle}
      </h2>
      {done === null ? (
        <>
          <ImportForm
            csv={csv}
            texts={texts}
            busy={busy === 'checking'}
            refusal={refusal}
            onCsv={(text) => {
              setCsv(text);
              changed();
            }}
            onTexts={(wanted) => {
              setTexts(wanted);
              changed();
            }}
            onCheck={() => void send('checking', null)}
          />
          <div role="status">
            {found && (
              <ImportFindings
                found={found}
                running={busy === 'running'}
                onRun={() => void send('running', found.approval)}
              />
            )}
          </div>
        </>
      ) : (
        <div role="status" className="admin-form">
          <h3 className="admin-data-found">{words.done(done)}</h3>
          <p>{words.doneLede}</p>
          <Button kind="secondary" size="small" onClick={again}>
            {words.another}
          </Button>
        </div>
      )}
    </section>
  );
}
