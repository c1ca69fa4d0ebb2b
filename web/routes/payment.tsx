import { PaymentPage } from '#web/features/checkout/payment-page.tsx';

export default function Payment() {
  return <PaymentPage />;
}
