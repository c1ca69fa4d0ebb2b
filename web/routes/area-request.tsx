import { AreaRequestPage } from '#web/features/areas/area-request-page.tsx';

export default function AreaRequest() {
  return <AreaRequestPage />;
}
