import type { AddedName } from '../booking/fields.ts';
import { plainWord } from '../plain-word.ts';

const addedHeads: Readonly<Record<AddedName, readonly string[]>> = {
  specialInstructions: ['specialinstructions', 'accessnotes', 'instructions', 'consignes', 'consignesdacces'],
  purchaseOrderNumber: ['purchaseordernumber', 'purchaseorder', 'ponumber', 'numerodebondecommande', 'bondecommande'],
  invoiceEmail: ['invoiceemail', 'invoicealsotothisemail', 'factureaussiacecourriel', 'courrieldefacturation'],
};

/** Accepted column names, normalized: ours, and what people use in either language. */
const headings = {
  orderNo: ['orderno', 'ordernumber', 'numerodecommande', 'commande'],
  clientId: ['clientid', 'clientnumber', 'numerodeclient'],
  language: ['language', 'langue'],
  appointmentDate: ['appointmentdate', 'date', 'datedurendezvous'],
  appointmentTime: ['appointmenttime', 'time', 'heure', 'heuredurendezvous'],
  coatingType: ['coatingtype', 'service'],
  storefrontSize: ['storefrontsize', 'size', 'taille', 'tailledelavitrine'],
  selectedLayout: ['selectedlayout', 'layout', 'disposition'],
  postalCode: ['postalcode', 'codepostal'],
  businessName: ['businessname', 'business', 'entreprise'],
  contactName: ['contactname', 'contact', 'name', 'nom'],
  email: ['email', 'courriel'],
  phone: ['phone', 'telephone'],
  phoneExtension: ['phoneextension', 'extension', 'ext', 'poste', 'postetelephonique'],
  address: ['address', 'serviceaddress', 'adresse', 'adresseduservice'],
  billingStreet: ['billingstreet', 'billingaddress', 'adressedefacturation'],
  billingCity: ['billingcity', 'city', 'ville'],
  billingProvince: ['billingprovince', 'province'],
  billingPostalCode: ['billingpostalcode', 'codepostaldefacturation'],
  ...addedHeads,
  base: ['base', 'amountbeforetaxes', 'montantavanttaxes'],
  gst: ['gst', 'tps', 'hst', 'tvh'],
  qst: ['qst', 'tvq', 'pst', 'tvp'],
  status: ['status', 'etat', 'statut'],
  createdAt: ['createdat', 'bookedon', 'reservele'],
} as const;
export type ImportColumn = keyof typeof headings;
export const importColumns = Object.keys(headings) as ImportColumn[];

/** Required columns; the others have defaults. */
export const requiredColumns: readonly ImportColumn[] = [
  'language',
  'appointmentDate',
  'appointmentTime',
  'coatingType',
  'storefrontSize',
  'selectedLayout',
  'postalCode',
  'businessName',
  'contactName',
  'email',
  'phone',
  'address',
  'billingCity',
  'billingProvince',
  'base',
];

export type Heads = {
  /** What each column of the file holds; null for ignored ones. */
  columns: (ImportColumn | null)[];
  ignored: string[];
  missing: ImportColumn[];
  twice: ImportColumn[];
};

export function readHeads(line: readonly string[]): Heads {
  const columns = line.map((head) => importColumns.find((one) => isOneOf(headings[one], plainWord(head))) ?? null);
  const ignored = line.filter((head, index) => columns[index] === null && head.trim() !== '' && !isReasonHead(head));
  const twice = importColumns.filter((one) => columns.indexOf(one) !== columns.lastIndexOf(one));
  return { columns, ignored, missing: requiredColumns.filter((one) => !columns.includes(one)), twice };
}

const isOneOf = (words: readonly string[], word: string): boolean => words.includes(word);

/** The column of a rejected-rows file that says why. */
export const isReasonHead = (head: string): boolean => isOneOf(['reason', 'motif'], plainWord(head));

/** A line before the header where some spreadsheets declare the separator. */
const separatorLine = /^"?sep=(.)"?$/i;
export const isSeparatorLine = (record: readonly string[]): boolean => /^sep=.?$/i.test(record[0] ?? '');

/** The delimiter of the header row; French spreadsheets use semicolons, because of their decimal commas. */
export function delimiterOf(csv: string): string {
  const [head = ''] = /^(?=.*[^\s,;"]).+$/m.exec(csv) ?? [];
  const named =
    separatorLine.exec(head.replace('\uFEFF', '').trim())?.[1] ?? (/^\uFEFF?sep=\t/i.test(head) ? '\t' : undefined);
  if (named !== undefined) return named;
  const parts = (delimiter: string) => head.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, one) => (parts(one) > parts(best) ? one : best));
}
