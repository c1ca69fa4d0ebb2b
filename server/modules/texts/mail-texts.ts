import { mails } from '#business/mails.ts';
import type { Texts } from '#domain/settings/text-words.ts';
import { versionAt } from '#domain/versions.ts';
import type { OperatorSettings } from '#server/modules/settings/snapshot.ts';

/** The mail texts in force at an instant. */
export const mailTextsAt = ({ mailTexts }: Pick<OperatorSettings, 'mailTexts'>, now: Date): Texts =>
  versionAt(mailTexts, now)?.value ?? mails.standard;
