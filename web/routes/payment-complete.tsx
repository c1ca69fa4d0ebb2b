import { PaymentCompletePage } from '#web/features/booking/payment-complete-page.tsx';

export default function PaymentComplete() {
  return <PaymentCompletePage />;
}
