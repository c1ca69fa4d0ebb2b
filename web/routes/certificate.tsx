import { CertificatePage } from '#web/features/certificate/certificate-page.tsx';

export default function Certificate() {
  return <CertificatePage />;
}
