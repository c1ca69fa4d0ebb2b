import * as contract from '#contract/admin/business/texts.ts';
import type { TextSetName } from '#domain/settings/text-words.ts';
import { versionsQuery } from '#web/features/admin/shell/versions/versions-query.ts';

const queryOf = (set: TextSetName) => versionsQuery(contract.listTexts, { params: { set } });

/** Every wording of each set of texts, newest first. */
export const queries = {
  letter: queryOf('letter'),
  questions: queryOf('questions'),
  terms: queryOf('terms'),
  mails: queryOf('mails'),
};
