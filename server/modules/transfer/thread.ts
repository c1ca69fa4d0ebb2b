import type { Language } from '#domain/language.ts';
import { type ImportFault, type ImportFile, readFile } from './parts/lines.ts';
import { restOf } from './parts/rest.ts';

type Rest = { file: Pick<ImportFile, 'head' | 'records'>; faults: readonly ImportFault[]; language: Language };

/** The program of a thread: what is slow about a file of megabytes, whose other users are customers. */
export const read = (csv: string): ImportFile => readFile(csv);
export const rest = ({ file, faults, language }: Rest): string | null => restOf(file, faults, language);
