export { PaymentCompletePage as default } from '#web/features/booking/payment-complete-page.tsx';
