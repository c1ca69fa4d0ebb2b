import type { FastifyReply } from 'fastify';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import { variantOf } from './pages/files.ts';

/** Always an image. The browser revalidates each time: it may be removed, or the consent withdrawn. */
export function sendPicture(reply: FastifyReply, picture: Uint8Array | Refusal) {
  if (isRefusal(picture)) return picture;
  const { body, etag } = variantOf(Buffer.from(picture));
  reply.header('cache-control', 'private, no-cache').header('etag', etag);
  if (reply.request.headers['if-none-match']?.includes(etag)) {
    reply.code(304);
    return null;
  }
  reply.header('content-disposition', 'inline; filename="photo.jpg"').type('image/jpeg');
  return body;
}
