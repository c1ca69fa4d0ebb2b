import { AddressChangePage } from '#web/features/address-change/address-change-page.tsx';

export default function AddressChange() {
  return <AddressChangePage />;
}
