import { textSets } from '#business/texts.ts';
import * as contract from '#contract/admin/business/texts.ts';
import { refuse } from '#domain/refusal.ts';
import { faultsOfTexts } from '#domain/settings/texts.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer, noContent } from '#server/http/route.ts';
import { answerSet } from '#server/modules/versions/admin-routes.ts';
import { withdrawVersion } from '#server/modules/versions/change.ts';
import { listVersions } from '#server/modules/versions/list.ts';
import { textKinds } from './queries/texts.ts';

/** Forty sections in two languages. */
const maxTextsBytes = 512 * 1024;

/** The letter, the questions and answers, and the terms, which an owner may edit. */
export function textAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  const owner = { action: 'texts' } as const;

  guarded(
    contract.listTexts,
    async ({ params: { set } }) => {
      const versions = await listVersions(deps, textKinds[set]);
      return answer(200, { versions: versions.map(({ value, ...version }) => ({ ...version, texts: value })) });
    },
    owner,
  );

  guarded(
    contract.setTexts,
    async ({ params: { set }, body }, operator) =>
      faultsOfTexts(textSets[set], body.texts).size > 0
        ? refuse('INVALID_INPUT')
        : answerSet(deps, operator, textKinds[set], body.texts, body),
    { ...owner, bodyLimit: maxTextsBytes },
  );

  guarded(
    contract.withdrawTexts,
    async ({ params: { set, id } }, operator) => noContent(await withdrawVersion(deps, operator, textKinds[set], id)),
    owner,
  );
}
