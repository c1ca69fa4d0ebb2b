import { ContactPage } from '#web/features/about/contact-page.tsx';

export default function Contact() {
  return <ContactPage />;
}
