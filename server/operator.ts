import type { Role } from '#server/database/schema/access/administrators.ts';
import { sha256 } from './common/secrets.ts';

/** Who asks, as their session says. */
export type Operator = {
  id: string;
  sessionId: string;
  signedInAt: Date;
  email: string;
  role: Role;
  secondFactor: boolean;
  secondFactorNeeded: boolean;
};

/** The name under which a session sees the customers' pages that were opened in it. */
export const sessionViewer = ({ sessionId }: Pick<Operator, 'sessionId'>): string =>
  sha256(`operator session ${sessionId}`);
