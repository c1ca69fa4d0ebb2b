import { PhotoStoreError } from '#adapters/photos/port.ts';
import { schedule } from '#business/schedule.ts';
import { may } from '#domain/access/permissions.ts';
import { addDays } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import { consentAddress } from '#domain/consents/consent.ts';
import { photoKey } from '#domain/photos/photo.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { authorizeByLink, type LinkCredentials, type Opening } from '#server/modules/bookings/authorize-by-link.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { hasConsent } from '#server/modules/consents/queries/ledger.ts';
import type { Operator } from '#server/operator.ts';
import { findPhoto, photosOf, type VisitPhoto } from './queries.ts';

type Reading = Pick<Deps, 'db' | 'photos' | 'clock' | 'log'>;

/** The file of a photograph; distinguishes a silent store from a missing file. */
async function fileOf({ photos, log }: Reading, { id }: VisitPhoto): Promise<Uint8Array | Refusal> {
  try {
    const file = await photos.get(photoKey(id));
    if (file === null) log.error({ photo: id }, 'photo missing from its store');
    return file ?? refuse('NOT_FOUND');
  } catch (failure) {
    if (!(failure instanceof PhotoStoreError)) throw failure;
    log.error({ err: failure }, 'photo not read');
    return refuse('UNAVAILABLE');
  }
}

/** A photograph for operators. A crew sees those of its visible visits: of today and tomorrow. */
export async function readPhoto(
  deps: Reading,
  { role }: Pick<Operator, 'role'>,
  id: string,
): Promise<Uint8Array | Refusal> {
  const photo = await findPhoto(deps.db, id);
  if (!photo || (!may({ role }, 'office') && !(await isShownToCrews(deps, photo)))) return refuse('NOT_FOUND');
  return fileOf(deps, photo);
}

async function isShownToCrews({ db, clock }: Reading, photo: VisitPhoto): Promise<boolean> {
  const booking = await findBookingById(db, photo.bookingId);
  const from = today(clock.now(), schedule.timeZone);
  const isShown = (date: string) => date === from || date === addDays(from, 1);
  return !!booking && booking.status !== 'cancelled' && isShown(booking.appointmentDate) && isShown(photo.visitDate);
}

const mayShow = ({ db }: Reading, { email }: Booking): Promise<boolean> =>
  email === '' ? Promise.resolve(false) : hasConsent(db, { email: consentAddress(email), purpose: 'photos' });

/** How many photographs there are of a customer's visit, and which, if its address agreed to see them. */
export async function listOwnPhotos(deps: Reading & Opening, link: LinkCredentials) {
  const opened = await authorizeByLink(deps, link);
  if (isRefusal(opened)) return opened;
  const photos = await photosOf(deps.db, [opened.booking.id]);
  const shown = (await mayShow(deps, opened.booking)) ? photos : [];
  return {
    taken: photos.length,
    photos: shown.map(({ id, kind, takenAt, width, height }) => ({
      ...{ id, kind, width, height },
      at: takenAt.toISOString(),
    })),
  };
}

/** A photograph for the holder of the booking's link, as long as its address agrees. */
export async function readOwnPhoto(
  deps: Reading & Opening,
  { id, ...link }: LinkCredentials & { id: string },
): Promise<Uint8Array | Refusal> {
  const opened = await authorizeByLink(deps, link);
  if (isRefusal(opened)) return opened;
  const photo = await findPhoto(deps.db, id);
  const isTheirs = photo?.bookingId === opened.booking.id && (await mayShow(deps, opened.booking));
  return photo && isTheirs ? fileOf(deps, photo) : refuse('NOT_FOUND');
}
