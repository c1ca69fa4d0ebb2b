import { CancellationPage } from '#web/features/cancellation/cancellation-page.tsx';

export default function CancelBooking() {
  return <CancellationPage />;
}
