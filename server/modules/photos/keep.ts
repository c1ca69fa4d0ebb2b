import { PhotoStoreError } from '#adapters/photos/port.ts';
import { schedule } from '#business/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import { boundedPress } from '#domain/crew/report.ts';
import { judgePhoto, maxPhotoSide, type PhotoKind, photoKey } from '#domain/photos/photo.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { type Actor, changeBooking } from '#server/modules/bookings/change.ts';
import { wasShown } from '#server/modules/bookings/shown-day.ts';
import { cleanJpeg } from './clean.ts';
import { countPhotos, findPhoto, insertPhoto, type NewVisitPhoto } from './queries.ts';

type Wish = {
  /** Assigned by the phone: a resend is the same photograph. */
  id: string;
  orderNo: string;
  /** The day of the visit as the phone shows it. */
  date: string;
  kind: PhotoKind;
  takenAt: Date;
  picture: Uint8Array;
  by: Pick<Actor, 'id'>;
};
type Keeping = Pick<Deps, 'db' | 'photos' | 'clock' | 'log'>;

/** `repeated`: it was already stored. */
export type PhotoKept = { state: 'recorded' | 'repeated' };

/**
 * Stores a photograph of a visit, without its metadata. The file is stored between two checks of the booking: a
 * row always has its file, and a file that never got its row is swept up. An outdated one is refused and not stored.
 */
export async function keepPhoto(deps: Keeping, wish: Wish): Promise<PhotoKept | Refusal> {
  const picture = await cleanJpeg(wish.picture);
  if (!picture) return refuse('PHOTO_UNREADABLE');
  const { width, height, size } = picture.info;
  if (Math.max(width, height) > maxPhotoSide) return refuse('PHOTO_UNREADABLE');
  const before = await decide(deps, wish, async () => null);
  if (isRefusal(before)) return before;
  if (before.kept) return before.kept;
  try {
    await deps.photos.put(photoKey(wish.id), picture.data);
  } catch (failure) {
    if (!(failure instanceof PhotoStoreError)) throw failure;
    deps.log.error({ err: failure }, 'photo not stored');
    return refuse('UNAVAILABLE');
  }
  const after = await decide(deps, wish, async (tx, row) => {
    await insertPhoto(tx, { ...row, bytes: size, width, height });
    return { state: 'recorded' };
  });
  return isRefusal(after) ? after : (after.kept ?? { state: 'repeated' });
}

type Row = Omit<NewVisitPhoto, 'bytes' | 'width' | 'height'>;
type Decided = { kept: PhotoKept | null };

/** Checks the booking under its lock, and writes the row if the photograph still belongs to it. */
const decide = (
  deps: Keeping,
  { id, orderNo, date, kind, takenAt, by }: Wish,
  write: (tx: Db, row: Row) => Promise<PhotoKept | null>,
): Promise<Decided | Refusal> =>
  changeBooking<Decided>(deps, { orderNo }, async (tx, booking) => {
    const known = await findPhoto(tx, id);
    if (known) return known.bookingId === booking.id ? { kept: { state: 'repeated' } } : refuse('INVALID_INPUT');
    if (!(await wasShown(tx, deps, { booking, date }))) return refuse('ORDER_NOT_FOUND');
    const now = deps.clock.now();
    const taken = boundedPress(takenAt, { date, now, timeZone: schedule.timeZone });
    const visit = {
      status: booking.status,
      date: booking.appointmentDate,
      count: await countPhotos(tx, { bookingId: booking.id, date }),
    };
    const verdict = judgePhoto(visit, { date, takenAt: taken, today: today(now, schedule.timeZone) });
    if (verdict !== 'keep') return refuse(verdict);
    const row = { id, bookingId: booking.id, administratorId: by.id, kind, visitDate: date };
    return { kept: await write(tx, { ...row, takenAt: taken, receivedAt: now }) };
  });
