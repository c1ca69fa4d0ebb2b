import type { Role } from '#server/database/schema/access/administrators.ts';
import { sha256 } from './common/secrets.ts';

/** The operator, from their session. */
export type Operator = {
  id: string;
  sessionId: string;
  signedInAt: Date;
  email: string;
  role: Role;
  secondFactor: boolean;
  secondFactorNeeded: boolean;
};

/** The id under which a session sees the customer pages opened in it. */
export const sessionViewer = ({ sessionId }: Pick<Operator, 'sessionId'>): string =>
  sha256(`operator session ${sessionId}`);
