import { Queries } from '#web/client/query.tsx';
import { AppointmentPage } from '#web/features/appointment/appointment-page.tsx';

export default function CalendarBooking() {
  return (
    <Queries>
      <AppointmentPage />
    </Queries>
  );
}
