import { createHash, createHmac } from 'node:crypto';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Derives the token of a secret link from its row's random id. Knowing the database alone gives no token; a message
 * can be rendered again without the token ever being stored (docs/decisions/0007).
 */
export const linkToken = (appSecret: string, linkId: string): string =>
  createHmac('sha256', appSecret).update(`link:${linkId}`).digest('base64url');
