import { withdrawTexts } from '#contract/admin/business/texts.ts';
import type { TextSetName } from '#domain/settings/text-words.ts';
import { call } from '#web/client/call.ts';
import type { SectionProps } from '#web/features/admin/shell/section/section.ts';
import { VersionsPage } from '#web/features/admin/shell/versions/versions-page.tsx';
import { useMessages } from '#web/state/language.tsx';
import { drafts } from './draft.ts';
import { messages } from './messages.ts';
import { TextsForm } from './texts-form.tsx';
import { toForm, wholeTexts } from './typed-texts.ts';
import { queries } from './use-texts.ts';

/** Site texts: the form, what visitors will read, and every wording so far. */
function TextsSection({ set, operator: { email } }: SectionProps & { set: TextSetName }) {
  const { useVersions, readAgain } = queries[set];
  const useDraft = drafts[set];
  return (
    <VersionsPage
      words={useMessages(messages[set])}
      query={useVersions()}
      draft={useDraft(email)}
      toForm={({ texts }) => toForm(wholeTexts(set, texts))}
      withdraw={(id) => call(withdrawTexts, { params: { set, id } })}
      readAgain={readAgain}
      heading={`new-${set}`}
      form={(form) => <TextsForm set={set} {...form} />}
    />
  );
}

export const Letter = (props: SectionProps) => <TextsSection set="letter" {...props} />;
export const Mails = (props: SectionProps) => <TextsSection set="mails" {...props} />;
export const Terms = (props: SectionProps) => <TextsSection set="terms" {...props} />;
export const Questions = (props: SectionProps) => <TextsSection set="questions" {...props} />;
