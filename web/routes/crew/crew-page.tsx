/** The crew's page as markup, for the build alone; `crew.tsx` is its script. */
export { messages } from '#web/features/crew/messages.ts';
export { CrewPage } from '#web/features/crew/page.tsx';
