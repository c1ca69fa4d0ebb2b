import { Queries } from '#web/client/query.tsx';
import { AppointmentPage } from '#web/features/appointment/appointment-page.tsx';
import { Arrival } from '#web/features/appointment/arrival.tsx';

export default function CalendarBooking() {
  return (
    <Queries>
      <Arrival>
        <AppointmentPage />
      </Arrival>
    </Queries>
  );
}
