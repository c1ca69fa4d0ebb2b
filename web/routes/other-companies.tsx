import { CompaniesPage } from '#web/features/funnel/companies/companies-page.tsx';

export default function OtherCompanies() {
  return <CompaniesPage />;
}
