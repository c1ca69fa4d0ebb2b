import { textSets } from '#business/texts.ts';
import * as contract from '#contract/admin/business/texts.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { faultsOfTexts } from '#domain/settings/texts.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer, noContent } from '#server/http/route.ts';
import { setVersion, withdrawVersion } from '#server/modules/versions/change.ts';
import { listVersions } from '#server/modules/versions/list.ts';
import { textKinds } from './queries/texts.ts';

/** Forty sections in two languages. */
const maxTextsBytes = 512 * 1024;

/** The letter, the questions and answers, and the terms, which an owner may word. */
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
    async ({ params: { set }, body: { texts, startsOn, note, seen } }, operator) => {
      if (faultsOfTexts(textSets[set], texts).size > 0) return refuse('INVALID_INPUT');
      const wanted = { value: texts, startsOn, note: note || null, seen };
      const done = await setVersion(deps, operator, textKinds[set], wanted);
      return isRefusal(done) ? done : answer(201, done);
    },
    { ...owner, bodyLimit: maxTextsBytes },
  );

  guarded(
    contract.withdrawTexts,
    async ({ params: { set, id } }, operator) => noContent(await withdrawVersion(deps, operator, textKinds[set], id)),
    owner,
  );
}
