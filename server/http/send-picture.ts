import type { FastifyReply } from 'fastify';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import { variantOf } from './pages/files.ts';
import { answer } from './route.ts';

/**
 * A photograph as a response: always an image, whatever its bytes look like. The browser revalidates each time,
 * since the photograph may be removed, or the consent withdrawn.
 */
export function sendPicture(reply: FastifyReply, picture: Uint8Array | Refusal) {
  if (isRefusal(picture)) return picture;
  const { body, etag } = variantOf(Buffer.from(picture));
  reply.header('cache-control', 'private, no-cache').header('etag', etag);
  if (reply.request.headers['if-none-match']?.includes(etag)) return answer(304, null);
  reply.header('content-disposition', 'inline; filename="photo.jpg"').type('image/jpeg');
  return answer(200, body);
}
