import type { PublicSettings, VisitPolicy } from '#domain/settings/contact.ts';
import type { Thresholds } from '#domain/weather/judge.ts';
import type { Snapshot } from '#server/common/snapshot.ts';

/** What the operator decided of the house in the administration, and `business/` where nothing was decided. */
export type OperatorSettings = PublicSettings & {
  /** Who is told what needs a person. */
  operatorEmail: string;
  policy: VisitPolicy;
  weather: Thresholds;
  /** Null while those that the server was started with are good. */
  invitationCodes: ReadonlySet<string> | null;
};

/** Reads of the facts, at most one second old; a change made by this process shows at once. */
export type SettingsSnapshot = Snapshot<OperatorSettings>;
