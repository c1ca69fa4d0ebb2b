import { textSets } from '#business/texts.ts';
import * as contract from '#contract/admin/business/texts.ts';
import { refuse } from '#domain/refusal.ts';
import { faultsOfTexts } from '#domain/settings/texts.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { setVersion, withdrawVersion } from '#server/modules/versions/change.ts';
import { listVersions } from '#server/modules/versions/list.ts';
import { textKinds } from './queries/texts.ts';

/** Forty sections in two languages. */
const maxTextsBytes = 512 * 1024;

/** The letter, the questions and answers, and the terms, which an owner may edit. */
export function textAdminRoutes({ guardedBy }: AdminApi, deps: Deps): void {
  const owned = guardedBy('texts');

  owned(contract.listTexts, async ({ params: { set } }) => ({
    versions: await listVersions(deps, textKinds[set], 'texts'),
  }));

  owned(
    contract.setTexts,
    async ({ params: { set }, body }, by) =>
      faultsOfTexts(textSets[set], body.texts).size > 0
        ? refuse('INVALID_INPUT')
        : setVersion(deps, by, textKinds[set], { ...body, value: body.texts }),
    { bodyLimit: maxTextsBytes },
  );

  owned(contract.withdrawTexts, ({ params: { set, id } }, by) => withdrawVersion(deps, by, textKinds[set], id));
}
