import { useQuery } from '@tanstack/react-query';
import { proofNames } from '#business/papers/proofs.ts';
import { listProofs, type Proof, removeProof } from '#contract/admin/files/proofs.ts';
import { proofKinds } from '#domain/documents/proofs.ts';
import { formatLongDate } from '#domain/format.ts';
import { call } from '#web/client/call.ts';
import { actionsClass } from '#web/features/admin/shell/looks.ts';
import { Loaded } from '#web/features/admin/shell/resource/loaded.tsx';
import { operatorQuery, readAgain } from '#web/features/admin/shell/resource/operator-query.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { FileLink, TextButton } from '#web/ui/text-link.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { partClass, smallClass } from './looks.ts';
import { ProofForm } from './proof-form.tsx';
import { messages } from './proofs.messages.ts';

/** The certificates that clients ask for: looking at each, putting another in its place, and removing it. */
export function Proofs() {
  const words = useMessages(messages);
  const language = useLanguage();
  const query = useQuery(operatorQuery(listProofs, {}));
  return (
    <>
      <p className="pb-4 text-[0.9375rem]/5.5 text-ink-700">{words.lede}</p>
      <Loaded query={query} failed={words.failed}>
        {({ proofs }) =>
          proofKinds.map((kind) => {
            const name = proofNames[kind][language];
            const proof = proofs.find((one) => one.kind === kind);
            return (
              <section key={kind} className={partClass} aria-label={name} data-proof={kind}>
                <h3 className="mb-1 leading-5.5 font-medium">{name}</h3>
                {proof ? <Kept proof={proof} name={name} /> : <p className={smallClass}>{words.none}</p>}
                <ProofForm key={proof?.id} kind={kind} name={name} seen={proof?.id} />
              </section>
            );
          })
        }
      </Loaded>
    </>
  );
}

function Kept({
  proof: { kind, id, size, validUntil, outdated, uploadedAt, by },
  name,
}: {
  proof: Proof;
  name: string;
}) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { act } = useOperatorAction(() => readAgain(listProofs));
  const remove = () =>
    act(() => call(removeProof, { params: { kind }, body: { seen: id } }), {
      done: words.removed,
      failed: words.notRemoved,
    });
  const day = validUntil && formatLongDate(validUntil, language);
  const kilobytes = Math.ceil(size / 1024).toLocaleString(`${language}-CA`);
  return (
    <>
      <p className={smallClass}>
        {words.kept(kilobytes, formatInstant(uploadedAt, language), by ?? words.formerOwner)}
      </p>
      {day && !outdated && <p className={smallClass}>{words.until(day)}</p>}
      {day && outdated && (
        <Notice tone="warning" level={3} title={words.outdated(day)} className="mt-3">
          <p>{words.outdatedText}</p>
        </Notice>
      )}
      <p className={actionsClass}>
        <FileLink href={`/api/admin/proofs/${kind}`} download aria-label={words.of(words.look, name)}>
          {words.look}
        </FileLink>
        <TextButton aria-label={words.of(words.remove, name)} onClick={() => void remove()}>
          {words.remove}
        </TextButton>
      </p>
    </>
  );
}
