import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import type { Contact } from '../booking/contact.ts';
import type { Storefront } from '../booking/storefront.ts';

type Changes = {
  contacts: readonly { before: Partial<Contact> }[];
  storefronts: readonly { fromSize: Storefront['storefrontSize']; fromLayout: Storefront['selectedLayout'] }[];
  moves: readonly { fromDate: string; fromTime: AppointmentTime }[];
};

/** A booking as it was sold: without what was corrected and moved since, the oldest change first. */
export function asSold<B extends Storefront & { appointmentDate: string; appointmentTime: AppointmentTime }>(
  booking: B,
  { contacts, storefronts: [storefront], moves: [move] }: Changes,
): B {
  return {
    ...booking,
    ...Object.assign({}, ...contacts.map(({ before }) => before).toReversed()),
    ...(storefront && { storefrontSize: storefront.fromSize, selectedLayout: storefront.fromLayout }),
    ...(move && { appointmentDate: move.fromDate, appointmentTime: move.fromTime }),
  };
}
