export { ChargePage as default } from '#web/features/checkout/charge/charge-page.tsx';
