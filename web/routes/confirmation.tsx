import { ConfirmationPage } from '#web/features/booking/confirmation-page.tsx';

export default function Confirmation() {
  return <ConfirmationPage />;
}
