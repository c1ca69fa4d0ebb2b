/** Audited actions on one booking. */
export const bookingActions = [
  'booking.cancelled',
  'booking.moved',
  'booking.noted',
  'booking.outcome',
  'booking.refunded-part',
  'booking.sync',
  'message.resent',
  'refund.settled',
] as const;
export type BookingAction = (typeof bookingActions)[number];

/** All other audited actions. */
type BusinessAction =
  | `administrator.${'changed' | 'created' | 'invited' | 'link' | 'password' | 'restored' | 'second-factor-reset'}`
  | `area.${'blocked' | 'opened'}`
  | `calendar.${'blocked' | 'feed' | 'opened'}`
  | `invitation-code.${'added' | 'ended' | 'rotated'}`
  | `passkey.${'made' | 'removed'}`
  | `personal-data.${'erased' | 'exported'}`
  | `review.${'accept' | 'ask' | 'decline' | 'link-renewed' | 'note'}`
  | `${'check' | 'sync'}.started`
  | 'export'
  | 'import'
  | 'second-factor'
  | 'session.ended'
  | 'setting.changed'
  | 'sign-in'
  | 'sign-in.locked'
  | 'weather.run';

export type AuditAction = BookingAction | BusinessAction;
