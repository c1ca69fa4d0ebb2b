import * as z from 'zod/mini';
import { siteIn } from '#server/common/site.ts';
import { findMonthFile } from '#server/modules/accountant/queries/files.ts';
import { zipName } from '#server/modules/accountant/zip-name.ts';
import { accountantTemplate } from '../mail/accountant/template.ts';
import type { Composer } from './types.ts';

/** Mail services refuse 20 to 25 MB, and an attachment grows by a third on its way. */
const attachedAtMost = 12 * 2 ** 20;

const Queued = z.object({ month: z.string() });

/** A month's file, attached unless it is too large; then, and once it was deleted, the mail says where it is had. */
export const accountantMail: Composer = async (deps, { detail, language: own }) => {
  const { month } = Queued.parse(detail);
  const language = own ?? 'fr';
  const found = await findMonthFile(deps.db, { month, language });
  const attached = found && found.file.length <= attachedAtMost ? found : null;
  const page = `${siteIn(deps, language)}/admin/month`;
  return {
    letter: accountantTemplate({ month, page, isAttached: attached !== null }),
    language,
    attachments: attached
      ? [
          {
            filename: zipName(month, { provisional: attached.provisional, language }),
            contentType: 'application/zip',
            content: attached.file,
          },
        ]
      : [],
  };
};
