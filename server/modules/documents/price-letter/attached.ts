import type { Attachment } from '#adapters/mail/port.ts';
import { brand } from '#business/brand.ts';
import { schedule } from '#business/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Language } from '#domain/language.ts';
import { withFrench } from '../attached.ts';
import { messages } from './messages.ts';
import { type PricePaper, priceWords } from './words.ts';

/** The price of a letter as a paper; an English one is preceded by its French copy. */
export async function priceAttached(price: PricePaper, language: Language): Promise<Attachment[]> {
  const { renderWords } = await import('../invoice/render.ts'); // and its fonts, which no page needs
  const on = today(price.createdAt, schedule.timeZone);
  const files: Attachment[] = [];
  for (const one of withFrench(language)) {
    const content = await renderWords(priceWords(price, one), { author: brand.legalName, language: one, on });
    files.push({ filename: `${messages.file[one]}-${on}.pdf`, contentType: 'application/pdf', content });
  }
  return files;
}
