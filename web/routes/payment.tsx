import { PaymentPage } from '#web/features/payment/payment-page.tsx';

export default function Payment() {
  return <PaymentPage />;
}
