import type { IsoDate } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import type { GlassCoverage, Layout } from '#domain/funnel/layout.ts';
import type { Aesthetic, Feeling, Purpose } from '#domain/funnel/quiz.ts';
import type { StorefrontSize } from '#domain/funnel/size.ts';
import type { Cents } from '#domain/money.ts';
import type { CoatingType } from '#domain/pricing/service.ts';
import type { GivenAdded } from './fields.ts';

export type BookingChoice = {
  postalCode: string;
  storefrontSize: StorefrontSize;
  selectedLayout: Layout;
  glassCoverage: GlassCoverage;
  feeling: Feeling | null;
  aesthetic: Aesthetic | null;
  purpose: Purpose | null;
  appointmentDate: IsoDate;
  appointmentTime: AppointmentTime;
  coatingType: CoatingType;
  monthlyService: 'yes' | 'no';
  /** For a refresh: the order number or client ID that was given, normalized; otherwise null. */
  clientNumber: string | null;
  invitationCode: string | null;
  /** What a VIP's one free refresh takes off the list price, before taxes; absent where it does not apply. */
  courtesy?: Cents;
  /** The accepted review behind it; the booking uses up its link. */
  reviewId?: string;
  /** Where the visitor came from, listed or not. */
  source?: string;
};

/** Who is buying, and where the service is done. */
export type Customer = GivenAdded & {
  businessName: string;
  contactName: string;
  email: string;
  phone: string;
  /** Dialled once the number answers. */
  phoneExtension?: string | null | undefined;
  address: string;
  billingStreet: string;
  billingCity: string;
  billingProvince: string;
  billingPostalCode: string;
};
