import { withdrawAreas } from '#contract/admin/business/areas.ts';
import { call } from '#web/client/call.ts';
import type { SectionProps } from '#web/features/admin/shell/section/section.ts';
import { VersionsPage } from '#web/features/admin/shell/versions/versions-page.tsx';
import { useMessages } from '#web/state/language.tsx';
import { AreasForm } from './areas-form.tsx';
import { useDraft } from './draft.ts';
import { messages } from './messages.ts';
import { toForm } from './typed-areas.ts';
import { readAgain, useAreas } from './use-areas.ts';

/** The served areas: the form, what visitors will find, and every version so far. */
export function Areas({ operator: { email } }: SectionProps) {
  return (
    <VersionsPage
      words={useMessages(messages)}
      query={useAreas()}
      draft={useDraft(email)}
      toForm={({ areas }) => toForm(areas)}
      withdraw={(id) => call(withdrawAreas, { params: { id } })}
      readAgain={readAgain}
      heading="new-areas"
      form={(form, known) => <AreasForm form={form} known={known} />}
    />
  );
}
