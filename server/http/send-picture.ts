import type { FastifyReply } from 'fastify';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import { variantOf } from './pages/files.ts';
import { answer } from './route.ts';

/**
 * A photograph as an answer: a picture and nothing else, whatever its bytes look like. Its browser asks each time whether it
 * may show what it has: the picture may be removed, or no longer agreed to.
 */
export function sendPicture(reply: FastifyReply, picture: Uint8Array | Refusal) {
  if (isRefusal(picture)) return picture;
  const { body, etag } = variantOf(Buffer.from(picture));
  reply.header('cache-control', 'private, no-cache').header('etag', etag);
  if (reply.request.headers['if-none-match']?.includes(etag)) return answer(304, null);
  reply.header('content-disposition', 'inline; filename="photo.jpg"').type('image/jpeg');
  return answer(200, body);
}
