import * as contract from '#contract/photos.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { byLink, keyOf } from '#server/http/link-key.ts';
import { perMinute } from '#server/http/rate-limits.ts';
import { type Api, route } from '#server/http/route.ts';
import { sendPicture } from '#server/http/send-picture.ts';
import { listOwnPhotos, readOwnPhoto } from './read.ts';

/** The photographs of a visit on the customer's page, by the booking's key, if its address agreed. */
export function photoRoutes(api: Api, deps: Deps): void {
  route(
    api,
    contract.listOwnPhotos,
    (call) =>
      byLink(call, async (link) => {
        const listed = await listOwnPhotos(deps, link);
        // Images are requested by URL only.
        if (!isRefusal(listed) && listed.photos.length > 0) api.cookies.keepKey(call.reply, link);
        return listed;
      }),
    perMinute(120),
  );

  route(
    api,
    contract.readOwnPhoto,
    async ({ params: { order: orderNo, photo: id }, query, reply }) => {
      const key = keyOf(reply.request) ?? query.key ?? api.cookies.keptKey(reply.request, orderNo);
      if (key === undefined) return refuse('BOOKING_LINK_NEEDED');
      return sendPicture(reply, await readOwnPhoto(deps, { orderNo, key, id }));
    },
    perMinute(240),
  );
}
