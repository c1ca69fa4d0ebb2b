import type { Language } from '#domain/language.ts';
import { type ImportFault, type ImportFile, readFile } from './parts/lines.ts';
import { restOf } from './parts/rest.ts';

type Rest = { file: Pick<ImportFile, 'head' | 'records'>; faults: readonly ImportFault[]; language: Language };

/** A worker thread: parses files of megabytes without delaying customers' requests. */
export const read = (csv: string): ImportFile => readFile(csv);
export const rest = ({ file, faults, language }: Rest): string | null => restOf(file, faults, language);
