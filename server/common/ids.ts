import { randomBytes, randomUUID } from 'node:crypto';

/** The one source of ids; tests hand in their own. */
export type Ids = {
  booking(): string;
  uuid(): string;
  /** 256 random bits, URL-safe. */
  secret(): string;
};

export const randomIds: Ids = {
  booking: () => `bk_${randomBytes(8).toString('hex')}`,
  uuid: () => randomUUID(),
  secret: () => randomBytes(32).toString('base64url'),
};
