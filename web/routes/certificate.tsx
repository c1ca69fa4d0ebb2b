export { CertificatePage as default } from '#web/features/certificate/certificate-page.tsx';
