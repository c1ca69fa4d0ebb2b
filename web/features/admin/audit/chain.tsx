import type { AuditCheck } from '#contract/admin/audit.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { messages } from './audit.messages.ts';
import type { useAuditCheck } from './use-audit.ts';

/** Whether the record is intact, and the seal that proves it later. */
export function Chain({ check }: { check: ReturnType<typeof useAuditCheck> }) {
  const words = useMessages(messages);
  const { data, isError, isFetching, refetch } = check;
  return (
    <section className="admin-pane" aria-labelledby="audit-chain">
      <h2 id="audit-chain" className="type-h3">
        {words.chain}
      </h2>
      <div role="status">
        {!data && !isError && <p>{words.checking}</p>}
        {isError && <p>{words.unchecked}</p>}
        {data && !isError && <Outcome check={data} />}
      </div>
      {(data || isError) && (
        <Button
          kind="secondary"
          size="small"
          className="mt-4"
          pending={isFetching}
          pendingLabel={words.checking}
          onClick={() => void refetch()}
        >
          {words.again}
        </Button>
      )}
    </section>
  );
}

function Outcome({ check: { entries, broken, brokenCount, newest } }: { check: AuditCheck }) {
  const words = useMessages(messages);
  if (!newest) return <p>{words.noEntries}</p>;
  if (brokenCount > 0) {
    const ids = `${broken.join(', ')}${brokenCount > broken.length ? ', …' : ''}`;
    return (
      <Notice tone="error" title={words.broken}>
        <p>{words.brokenText(brokenCount, ids)}</p>
      </Notice>
    );
  }
  return (
    <>
      <p>{words.whole(entries, newest.id)}</p>
      {newest.hash && (
        <dl className="mt-3">
          <dt className="font-semibold">{words.seal}</dt>
          <dd>
            <code className="text-[0.875rem] wrap-anywhere">{newest.hash}</code>
            <span className="admin-second">{words.sealAdvice}</span>
          </dd>
        </dl>
      )}
    </>
  );
}
