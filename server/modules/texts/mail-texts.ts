import { mails } from '#business/mails.ts';
import type { Texts } from '#domain/settings/text-words.ts';
import { versionAt } from '#domain/versions.ts';
import type { OperatorSettings } from '#server/modules/settings/snapshot.ts';

/** What mails that are written at an instant say. */
export const mailTextsAt = ({ mailTexts }: Pick<OperatorSettings, 'mailTexts'>, now: Date): Texts =>
  versionAt(mailTexts, now)?.value ?? mails.standard;
