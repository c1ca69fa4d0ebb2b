export { ConfirmationPage as default } from '#web/features/booking/confirmation-page.tsx';
