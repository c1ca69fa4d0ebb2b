/** What administrators do about one booking; its story has words for each. */
export const bookingActions = [
  'booking.cancelled',
  'booking.moved',
  'booking.noted',
  'booking.outcome',
  'booking.refunded-part',
  'booking.sync',
  'message.resent',
] as const;
export type BookingAction = (typeof bookingActions)[number];

/** What the log holds of everything else; none of it names a booking as its subject. */
type HouseAction =
  | `administrator.${'changed' | 'created' | 'invited' | 'link' | 'password' | 'restored' | 'second-factor-reset'}`
  | `area.${'blocked' | 'opened'}`
  | `calendar.${'blocked' | 'feed' | 'opened'}`
  | `invitation-code.${'added' | 'ended' | 'rotated'}`
  | `passkey.${'made' | 'removed'}`
  | `review.${'accept' | 'ask' | 'decline' | 'link-renewed' | 'note'}`
  | `${'check' | 'sync'}.started`
  | 'export'
  | 'import'
  | 'second-factor'
  | 'session.ended'
  | 'setting.changed'
  | 'sign-in'
  | 'weather.run';

/** Every line that the log can hold. */
export type AuditAction = BookingAction | HouseAction;
