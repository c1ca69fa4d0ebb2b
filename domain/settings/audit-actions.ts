/** Audited actions on one booking. */
export const bookingActions = [
  'booking.cancelled',
  'booking.corrected',
  'booking.made',
  'booking.moved',
  'booking.noted',
  'booking.opened',
  'booking.outcome',
  'booking.refunded-part',
  'booking.storefront',
  'booking.sync',
  'consent.withdrawn',
  'message.resent',
  'photo.removed',
  'refund.settled',
  'text.answered',
  'text.read',
  'visit.reported',
] as const;
export type BookingAction = (typeof bookingActions)[number];

/** All other audited actions. */
export const businessActions = [
  'administrator.changed',
  'administrator.created',
  'administrator.invited',
  'administrator.link',
  'administrator.password',
  'administrator.restored',
  'administrator.second-factor-reset',
  'area.blocked',
  'area.opened',
  'areas.set',
  'areas.withdrawn',
  'calendar.blocked',
  'calendar.feed',
  'calendar.opened',
  'check.started',
  'client.joined',
  'client.noted',
  'client.parted',
  'client.visit-parted',
  'companies.set',
  'companies.withdrawn',
  'database.released',
  'export',
  'import',
  'invitation-code.added',
  'invitation-code.ended',
  'invitation-code.rotated',
  'letter.set',
  'letter.withdrawn',
  'passkey.made',
  'passkey.removed',
  'payment-link.cancelled',
  'payment-link.made',
  'payment-link.resent',
  'personal-data.erased',
  'personal-data.exported',
  'plan.chosen',
  'plan.ended',
  'prices.set',
  'prices.withdrawn',
  'questions.set',
  'questions.withdrawn',
  'mails.set',
  'mails.withdrawn',
  'terms.set',
  'terms.withdrawn',
  'schedule.set',
  'schedule.withdrawn',
  'review.accept',
  'review.ask',
  'review.decline',
  'review.link-renewed',
  'review.note',
  'second-factor',
  'session.ended',
  'setting.changed',
  'sign-in',
  'sign-in.locked',
  'sync.started',
  'weather.run',
] as const;
type BusinessAction = (typeof businessActions)[number];

export type AuditAction = BookingAction | BusinessAction;

/** What an owner looks for in the audit log. */
export const auditGroups = ['access', 'bookings', 'settings', 'data'] as const;
export type AuditGroup = (typeof auditGroups)[number];

const beginnings: Readonly<Record<string, AuditGroup>> = {
  administrator: 'access',
  passkey: 'access',
  'second-factor': 'access',
  session: 'access',
  'sign-in': 'access',
  area: 'settings',
  areas: 'settings',
  calendar: 'settings',
  companies: 'settings',
  'invitation-code': 'settings',
  letter: 'settings',
  prices: 'settings',
  questions: 'settings',
  mails: 'settings',
  terms: 'settings',
  schedule: 'settings',
  setting: 'settings',
  database: 'data',
  export: 'data',
  import: 'data',
  'personal-data': 'data',
};

const groupOf = (action: AuditAction): AuditGroup => beginnings[action.split('.')[0] ?? ''] ?? 'bookings';

/** The actions of a group. */
export const actionsIn = (group: AuditGroup): readonly AuditAction[] =>
  [...bookingActions, ...businessActions].filter((action) => groupOf(action) === group);
