import { hoursInWords } from '#domain/calendar/opening-hours.ts';
import { formatPhone } from '#domain/format.ts';
import type { MailFrame } from './context.ts';
import { messages } from './messages.ts';
import type { Part } from './part.ts';
import { paragraph } from './parts.ts';

/** Where customers can ask questions. */
export const questions = ({ language, contact: { phone, hours } }: MailFrame): Part =>
  paragraph(messages.questions[language](formatPhone(phone, language), hoursInWords(hours)[language]));
