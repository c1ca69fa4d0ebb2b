import { useReducer } from 'react';
import { importBookings } from '#contract/admin/data/transfer.ts';
import { call } from '#web/client/call.ts';
import { unchanged, useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { refreshAdmin } from '#web/features/admin/shell/use-operator.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { foundClass, ImportFindings, SaveRest } from './import-findings.tsx';
import { ImportForm } from './import-form.tsx';
import { atFirst, nextState } from './import-state.ts';
import { messages } from './transfer.messages.ts';

/** Earlier bookings: a file is chosen, checked, and imported as checked. */
export function Import() {
  const words = useMessages(messages);
  const [state, dispatch] = useReducer(nextState, atFirst);
  const language = useLanguage();
  const { act } = useOperatorAction(unchanged);
  const { csv, texts, busy, refusal, found, done, rest } = state;

  const send = async (doing: 'checking' | 'running', approval: string | null) => {
    dispatch({ type: 'sent', busy: doing });
    const result = await act(() => call(importBookings, { body: { csv, texts, approval, language } }));
    if (!result.done) return dispatch({ type: 'refused', words: result.words });
    dispatch({ type: 'answered', doing, about: { csv, texts }, result: result.answer });
    if (doing === 'running' && result.answer.fresh > 0) await refreshAdmin();
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
            onCsv={(text) => dispatch({ type: 'changed', wish: { csv: text } })}
            onTexts={(wanted) => dispatch({ type: 'changed', wish: { texts: wanted } })}
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
          <h3 className={foundClass}>{words.done(done)}</h3>
          <p>{words.doneLede}</p>
          {rest && <SaveRest rest={rest} />}
          <Button kind="secondary" size="small" onClick={() => dispatch({ type: 'again' })}>
            {words.another}
          </Button>
        </div>
      )}
    </section>
  );
}
