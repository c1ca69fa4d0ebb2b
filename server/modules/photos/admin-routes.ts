import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contract from '#contract/admin/files/photos.ts';
import { maxPhotoBytes } from '#domain/photos/photo.ts';
import { refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { perMinute } from '#server/http/rate-limits.ts';
import { sendPicture } from '#server/http/send-picture.ts';
import { keepPhoto } from './keep.ts';
import { readPhoto } from './read.ts';
import { removePhoto } from './remove.ts';

/** A phone that was offline for a day sends all its photographs at once. */
const sending = perMinute(120);

export function photoAdminRoutes({ api, guarded }: AdminApi, deps: Deps): void {
  api.app.register(async (app: FastifyInstance) => {
    // Whatever its content type, it is read as bytes, which determine its format.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body);
    guarded(
      contract.keepPhoto,
      async ({ params, query: { takenAt, ...query }, reply }, by) => {
        const picture = reply.request.body;
        if (!Buffer.isBuffer(picture)) return refuse('PHOTO_UNREADABLE');
        const wish = { ...query, orderNo: params.order, takenAt: new Date(takenAt), picture, by };
        return keepPhoto(deps, wish);
      },
      { action: 'visits', bodyLimit: maxPhotoBytes, ...sending, app },
    );
  });

  guarded(
    contract.readPhoto,
    async ({ params, reply }, by) => sendPicture(reply, await readPhoto(deps, by, params.photo)),
    { action: 'visits', polled: true },
  );

  guarded(contract.removePhoto, ({ params }, by) => removePhoto(deps, by, params.photo));
}
