export { AddressChangePage as default } from '#web/features/address-change/address-change-page.tsx';
