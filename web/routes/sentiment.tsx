import { QuizPage } from '#web/features/funnel/quiz/quiz-page.tsx';

export default function Sentiment() {
  return <QuizPage />;
}
