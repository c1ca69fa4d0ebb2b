import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { archiveSource, listSources, type Source } from '#contract/admin/sources.ts';
import { languages } from '#domain/language.ts';
import { call } from '#web/client/call.ts';
import { actionsClass } from '#web/features/admin/shell/looks.ts';
import { QrCode } from '#web/features/admin/shell/qr-code/qr-code.tsx';
import { Loaded } from '#web/features/admin/shell/resource/loaded.tsx';
import { operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { saveFile } from '#web/features/admin/shell/save-file.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { noteClass, paneClass } from '../report-pane.tsx';
import { buttonFrom, linkFrom } from './links.ts';
import { messages } from './messages.ts';
import { SourceForm } from './source-form.tsx';

/** The owner's list of where bookings come from, each with its link, QR code and button. */
export function Sources() {
  const words = useMessages(messages);
  const query = useQuery(operatorQuery(listSources, {}));
  const [drawn, setDrawn] = useState<Source | null>(null);
  return (
    <section className={`${paneClass} mb-4`} aria-labelledby="sources">
      <h2 id="sources" className="font-serif text-[1.25rem]/6.5 font-[380]">
        {words.title}
      </h2>
      <p className={noteClass}>{words.subtitle}</p>
      <Loaded query={query} failed={words.failed}>
        {({ sources }) =>
          sources.length === 0 ? (
            <p>{words.empty}</p>
          ) : (
            <ul className="*:border-t *:border-line *:py-2.5">
              {sources.map((source) => (
                <Line key={source.code} source={source} onDraw={() => setDrawn(source)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <SourceForm />
      {drawn && <Drawn source={drawn} onClose={() => setDrawn(null)} />}
    </section>
  );
}

function Line({ source, onDraw }: { source: Source; onDraw: () => void }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { act, pending } = useOperatorAction();
  const { code, names, archived } = source;
  const name = names[language];
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: words.copied, description: name }),
      () => toast({ title: words.notCopied, tone: 'destructive' }),
    );
  const archive = () =>
    act(() => call(archiveSource, { params: { code }, body: { archived: !archived } }), {
      done: archived ? words.restoredNow : words.archivedNow,
      failed: words.notSaved,
    });
  const actions: [string, () => unknown][] = archived
    ? [[words.restore, archive]]
    : [
        [words.copyLink, () => copy(linkFrom(location.origin, code, language))],
        [words.showCode, onDraw],
        ...languages.map((one): [string, () => unknown] => [
          words.copyButton[one],
          () => copy(buttonFrom(location.origin, code, one)),
        ]),
        [words.archive, archive],
      ];
  return (
    <li>
      <p>
        <b>{name}</b>{' '}
        <span className="admin-second wrap-anywhere" translate="no">
          {linkFrom(location.origin, code, language)}
        </span>
      </p>
      {archived && <p className="admin-second">{words.archived}</p>}
      <p className={actionsClass}>
        {actions.map(([what, press]) => (
          <TextButton
            key={what}
            aria-label={words.ofSource(what, name)}
            aria-disabled={pending !== false}
            onClick={() => void press()}
          >
            {what}
          </TextButton>
        ))}
      </p>
    </li>
  );
}

function Drawn({ source: { code, names }, onClose }: { source: Source; onClose: () => void }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const name = names[language];
  const link = linkFrom(location.origin, code, language);
  const save = () => {
    const drawing = frame.current?.querySelector('svg');
    if (!drawing) return;
    const text = new XMLSerializer().serializeToString(drawing);
    saveFile(`qr-${code}.svg`, new Blob([text], { type: 'image/svg+xml' }));
  };
  return (
    <Dialog
      open
      title={words.qrOf(name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={save}>{words.saveCode}</Button>
          <Button kind="secondary" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      <div ref={frame} className="grid justify-items-center gap-3">
        <QrCode text={link} label={words.qrOf(name)} />
        <p className="admin-second wrap-anywhere" translate="no">
          {link}
        </p>
      </div>
    </Dialog>
  );
}
