import type { FastifyReply } from 'fastify';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import { answer } from './route.ts';

/** Kept by the browser of whoever may see it, and not for long: it may be removed, or no longer agreed to. */
const keptSeconds = 600;

/** A photograph as an answer: a picture and nothing else, whatever its bytes look like. */
export function sendPicture(reply: FastifyReply, picture: Uint8Array | Refusal) {
  if (isRefusal(picture)) return picture;
  reply
    .header('cache-control', `private, max-age=${keptSeconds}`)
    .header('content-disposition', 'inline; filename="photo.jpg"')
    .type('image/jpeg');
  return answer(200, Buffer.from(picture));
}
