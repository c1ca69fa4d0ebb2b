import type { FastifyInstance, FastifyRequest } from 'fastify';
import { schedule } from '#business/schedule.ts';
import * as contract from '#contract/admin/files/proofs.ts';
import { today } from '#domain/calendar/zone.ts';
import { isOutdated, maxProofBytes } from '#domain/documents/proofs.ts';
import { refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { perMinute } from '#server/http/rate-limits.ts';
import { keepProof, removeProof } from './keep.ts';
import { allProofs, findProof } from './queries.ts';

/** The certificates of the business, as an owner keeps them. */
export function proofAdminRoutes({ api, guarded, guardedBy }: AdminApi, deps: Deps): void {
  const owned = guardedBy('settings');

  owned(contract.listProofs, async () => {
    const day = today(deps.clock.now(), schedule.timeZone);
    const shown = (await allProofs(deps.db)).map(({ administratorId: _, uploadedAt, ...proof }) => ({
      ...proof,
      uploadedAt: uploadedAt.toISOString(),
      outdated: isOutdated(proof, day),
    }));
    return { proofs: shown };
  });

  owned(contract.readProof, async ({ params: { kind }, reply }) => {
    const proof = await findProof(deps.db, kind);
    if (!proof) return refuse('NOT_FOUND');
    reply.type('application/pdf').header('content-disposition', `attachment; filename="${kind}.pdf"`);
    return proof.file;
  });

  api.app.register(async (app: FastifyInstance) => {
    // Whatever it calls itself, its bytes decide what it is.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body);
    guarded(
      contract.keepProof,
      ({ params: { kind }, query: { seen = null, validUntil = null }, reply }, by) => {
        const file = reply.request.body;
        if (!Buffer.isBuffer(file)) return refuse('FILE_NOT_PDF');
        return keepProof(deps, by, { kind, seen, validUntil, file });
      },
      { action: 'settings', bodyLimit: maxProofBytes, ...perMinute(20), app },
    );
  });

  owned(contract.removeProof, ({ params: { kind }, body: { seen } }, by) => removeProof(deps, by, { kind, seen }));
}
