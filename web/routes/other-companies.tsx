export { CompaniesPage as default } from '#web/features/funnel/companies/companies-page.tsx';
