import type { AreasVersion, AreaVersions } from '#contract/admin/business/areas.ts';
import { differingAreas } from '#domain/settings/areas.ts';
import { paneClass } from '#web/features/admin/shell/versions/looks.ts';
import { VersionsForm } from '#web/features/admin/shell/versions/versions-form.tsx';
import type { DraftForm } from '#web/features/admin/shell/versions/versions-panes.tsx';
import { useMessages } from '#web/state/language.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { AreasPreview } from './areas-preview.tsx';
import { ConfirmAreas } from './confirm-areas.tsx';
import { messages } from './messages.ts';
import { parse } from './typed-areas.ts';

type AreasFormProps = { form: DraftForm<AreasVersion, string>; known: AreaVersions };

/** The areas to be set, from a day on. */
export function AreasForm({ form, known }: AreasFormProps) {
  const words = useMessages(messages);
  const { draft, change } = form;
  const current = form.replaced.areas;
  const read = parse(draft.typed);
  const areas = 'areas' in read ? read.areas : null;
  const fault = 'fault' in read ? read.fault : null;
  const { added, removed } = differingAreas(current, areas ?? current);
  const errorIn = (message: string | undefined) =>
    message && fault && fault.areas.length > 0 ? words.wrongOnes(message, fault.areas.join(', ')) : message;
  return (
    <VersionsForm
      {...form}
      words={words}
      faults={new Map(fault ? [['areas', fault.key]] : [])}
      changes={added.length + removed.length}
      fields={(errorOf) => (
        <div className={paneClass}>
          <TextArea
            label={words.areas}
            hint={words.areasHint}
            error={errorIn(errorOf('areas'))}
            rows={4}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={2400}
            className="tracking-[0.02em] uppercase lining-nums tabular-nums"
            value={draft.typed}
            onChange={({ target }) => change({ typed: target.value })}
          />
        </div>
      )}
      preview={<AreasPreview areas={areas} current={current} blocked={known.blocked} />}
      dialog={(handed) =>
        areas && <ConfirmAreas areas={areas} added={added} removed={removed} known={known} {...handed} />
      }
    />
  );
}
