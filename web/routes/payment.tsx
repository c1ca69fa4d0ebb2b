export { PaymentPage as default } from '#web/features/checkout/payment-page.tsx';
