import type { Deps } from '#server/deps.ts';
import { countWaitingTexts, pageOfTexts, receivedTextShown } from '../queries/received-texts.ts';

const pageSize = 30;

/** A page of received texts, all or only unanswered; `waiting` counts the latter. */
export async function listTexts(
  { db }: Pick<Deps, 'db'>,
  { view, cursor: before }: { view: 'waiting' | 'all'; cursor?: number | undefined },
) {
  const rows = await pageOfTexts(db, { waiting: view === 'waiting', before, most: pageSize + 1 });
  const texts = rows.slice(0, pageSize).map(receivedTextShown);
  return {
    texts,
    next: rows.length > pageSize ? (texts.at(-1)?.id ?? null) : null,
    waiting: await countWaitingTexts(db),
  };
}
