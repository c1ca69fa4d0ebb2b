export { PostalCodePage as default } from '#web/features/funnel/postal-code/postal-code-page.tsx';
