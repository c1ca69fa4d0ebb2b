import { textSets } from '#business/texts.ts';
import * as contract from '#contract/admin/business/texts.ts';
import { inLanguage } from '#domain/language.ts';
import type { TextSetName, Texts } from '#domain/settings/text-words.ts';
import { textChanges } from '#domain/settings/texts.ts';
import { call } from '#web/client/call.ts';
import { operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';
import { versionedFact } from '#web/features/admin/shell/versions/versioned-fact.tsx';
import { differenceOf } from './difference.ts';
import { messages } from './messages.ts';
import { TextFields } from './text-fields.tsx';
import { TextsPreview } from './texts-preview.tsx';
import { parse, partsOf, type Typed, toForm, wholeTexts } from './typed-texts.ts';

/** A set of the site's texts. */
const textsFact = (set: TextSetName) =>
  versionedFact({
    name: set,
    messages: messages[set],
    query: operatorQuery(contract.listTexts, { params: { set } }),
    valueOf: ({ texts }): Texts => wholeTexts(set, texts),
    set: (texts, version) => call(contract.setTexts, { params: { set }, body: { texts, ...version } }),
    withdraw: (id) => call(contract.withdrawTexts, { params: { set, id } }),
    toForm,
    parse: (typed: Typed) => parse(textSets[set], typed),
    changes: (current, texts, language) =>
      textChanges(current, texts).map(({ place, ...change }) => {
        const [before, after] = differenceOf(change.before, change.after);
        const { name, number, language: written } = partsOf(place);
        return { place, what: inLanguage(messages[set], language).textOf(name, number, written), before, after };
      }),
    Fields: (props) => <TextFields set={set} {...props} />,
    Preview: ({ value, ...props }) => <TextsPreview set={set} texts={value} {...props} />,
  });

export const Letter = textsFact('letter');
export const Mails = textsFact('mails');
export const Terms = textsFact('terms');
export const Questions = textsFact('questions');
