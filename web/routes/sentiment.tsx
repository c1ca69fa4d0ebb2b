export { QuizPage as default } from '#web/features/funnel/quiz/quiz-page.tsx';
