import { Queries } from '#web/client/query.tsx';
import { AppointmentPage } from '#web/features/appointment/appointment-page.tsx';
import { Arrival } from '#web/features/appointment/arrival.tsx';
import { lateDrawing } from '#web/pictures/late-drawing.ts';

const BelowMonth = lateDrawing(async () => (await import('#web/features/waiting/invitation.tsx')).BelowMonth);

export default function CalendarBooking() {
  return (
    <Queries>
      <Arrival>
        <AppointmentPage below={(month, calendar) => <BelowMonth month={month} calendar={calendar} />} />
      </Arrival>
    </Queries>
  );
}
