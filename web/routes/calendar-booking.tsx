import { Queries } from '#web/client/query.tsx';
import { AppointmentPage } from '#web/features/appointment/appointment-page.tsx';
import { DeepLink } from '#web/features/appointment/deep-link/deep-link.tsx';
import { lateDrawing } from '#web/pictures/late-drawing.ts';

const BelowMonth = lateDrawing(async () => (await import('#web/features/waiting/invitation.tsx')).BelowMonth);

export default function CalendarBooking() {
  return (
    <Queries>
      <DeepLink>
        {(note) => (
          <AppointmentPage note={note} below={(month, calendar) => <BelowMonth month={month} calendar={calendar} />} />
        )}
      </DeepLink>
    </Queries>
  );
}
