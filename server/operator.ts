import type { Role } from '#server/database/schema/index.ts';

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
