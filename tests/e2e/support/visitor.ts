import { expect, type Page } from '@playwright/test';
import type { Draft } from '#web/state/draft-schema.ts';
import { drafts, qualifiedWith, remember } from './drafts.ts';
import { type Words, words } from './words.ts';

type Size = keyof Words['sizes'];
type Service = keyof Words['services'];
/** The perfect answers: impressed, curated, photographed. */
export const perfectAnswers = [1, 2, 0] as const;

/** Fields that the page shows once they are asked for. */
const folds: ReadonlySet<keyof Words['fields']> = new Set(['access', 'invoice', 'postalCode']);

/** A shop owner at the site, who does what a person would and reads what a person reads. */
export class Visitor {
  readonly page: Page;
  readonly words: Words;
  private readonly language: keyof typeof words;
  private readonly postalCode: string;

  /** The postal code is one that is served. */
  constructor(page: Page, language: keyof typeof words, { postalCode = 'H2Y 1C6' } = {}) {
    this.page = page;
    this.postalCode = postalCode;
    this.language = language;
    this.words = words[language];
  }

  /** Opens an address in the visitor's language and waits until the page takes input. */
  async opens(path: string): Promise<void> {
    await this.page.goto(`${this.words.prefix}${path}` || '/');
    await this.isReady();
  }

  isReady = () => expect(this.page.locator('html')).toHaveAttribute('data-ready', /.*/);

  /** Waits until the page of an address, in the visitor's language, takes input. */
  async isAt(path: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.pathname === `${this.words.prefix}${path}`);
    await this.isReady();
  }

  presses = (name: string | RegExp) => this.page.getByRole('button', { name }).first().click();
  follows = (name: string | RegExp) => this.page.getByRole('link', { name }).first().click();
  reads = (heading: string | RegExp) =>
    expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  /** Text on screen; a toast also says it to screen readers, so it may stand there twice. */
  isTold = (text: string | RegExp) => expect(this.page.getByText(text).first()).toBeVisible();
  chooses = (name: string | RegExp) => this.page.getByRole('radio', { name }).first().click();

  async continues(): Promise<void> {
    await this.page
      .getByRole('button', { name: this.words.continue })
      .or(this.page.getByRole('link', { name: this.words.continue }))
      .first()
      .click();
  }

  async givesPostalCode(code: string): Promise<void> {
    await this.page.getByLabel(this.words.postalPrompt).fill(code);
    await this.continues();
  }

  async picksSize(size: Size): Promise<void> {
    await this.chooses(this.words.sizes[size]);
  }

  async confirmsScale(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: this.words.accurate }).click();
  }

  async answersMultipleBusinesses(answer: 'yes' | 'no'): Promise<void> {
    const dialog = this.page.getByRole('dialog').filter({ hasText: this.words.multipleQuestion });
    await dialog.getByRole('button', { name: this.words[answer] }).click();
  }

  async picksLayout(number: number): Promise<void> {
    await this.page.getByRole('radio', { name: this.words.layout(number), exact: true }).click();
  }

  /** Answers the three questions by position: 0 is A. */
  async answersQuiz(positions: readonly [number, number, number]): Promise<void> {
    for (const [index, position] of positions.entries()) {
      const counter = this.language === 'en' ? `${index + 1} of 3` : `${index + 1} sur 3`;
      await expect(this.page.getByText(counter)).toBeVisible();
      const options = this.page.getByRole('radio');
      await expect(options).toHaveCount(3);
      await options.nth(position).click();
    }
  }

  /** Given a served area, with the sizes of storefronts before them. */
  async reachesSizes(): Promise<void> {
    await this.opens('/postal-code');
    await this.givesPostalCode(this.postalCode);
    await this.isAt('/storefront-size');
  }

  /** Qualified by the shortest honest way: served area, little storefront, a layout, perfect answers. */
  async qualifies(layout = 1): Promise<void> {
    await this.reachesSizes();
    await this.picksSize('little');
    await this.confirmsScale();
    await this.continues();
    await this.isAt('/glass-coverage');
    await this.picksLayout(layout);
    await this.continues();
    if (layout !== 13) {
      await this.isAt('/sentiment');
      await this.answersQuiz(perfectAnswers);
      await this.isAt('/alignment-success');
      await this.page
        .getByRole('button', { name: this.words.scheduling })
        .or(this.page.getByRole('link', { name: this.words.scheduling }))
        .first()
        .click();
    }
    await this.isAt('/calendar-booking');
  }

  /** Comes back, with a draft that the browser remembers. */
  async comesBack(draft: Draft, path: string): Promise<void> {
    await remember(this.page, draft);
    await this.opens(path);
  }

  comesBackServed = () => this.comesBack(drafts.served, '/storefront-size');
  comesBackQualified = (layout = 1) => this.comesBack(qualifiedWith(layout), '/calendar-booking');

  picksFirstFreeDay = () => this.page.getByRole('button', { name: this.words.available }).first().click();

  async picksAppointment(service: Service | RegExp = 'complete'): Promise<void> {
    await this.picksFirstFreeDay();
    await this.chooses(this.words.time);
    await this.chooses(typeof service === 'string' ? this.words.services[service] : service);
  }

  async proceeds(): Promise<void> {
    const proceed = this.page.getByRole('button', { name: this.words.proceed }).filter({ visible: true }).first();
    await expect(proceed).toBeEnabled();
    await expect(proceed).not.toHaveAttribute('aria-disabled', 'true');
    await proceed.click();
  }

  /** Reads the terms to the end, as Accept demands. */
  async acceptsTerms(): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: this.words.scrollFirst })).toBeVisible();
    await dialog.evaluate((node) => {
      const scrollers = [node, ...node.querySelectorAll('*')].filter((one) => one.scrollHeight > one.clientHeight + 10);
      for (const one of scrollers) one.scrollTop = one.scrollHeight;
    });
    await dialog.getByRole('button', { name: this.words.accept }).click();
  }

  async fillsCustomerForm(change: Partial<Record<keyof Words['fields'], string>> = {}): Promise<void> {
    const values: Record<keyof Words['fields'], string> = {
      firstName: 'Camille',
      lastName: 'Exemple',
      email: 'camille@example.com',
      phone: '514 555-0100',
      company: 'Boutique Exemple',
      address: '100, rue Exemple, Montréal',
      access: '',
      invoice: '',
      postalCode: 'H2Y 1A1',
      ...change,
    };
    if (values.access + values.invoice !== '') await this.presses(this.words.addsAccess);
    for (const [name, value] of Object.entries(values) as [keyof Words['fields'], string][]) {
      const field = this.page.getByLabel(this.words.fields[name], { exact: true }).first();
      // What the page knows or leaves open is not asked for.
      if (folds.has(name) && !(await field.isVisible())) continue;
      await field.fill(value);
      await this.page.keyboard.press('Tab');
    }
  }

  /** On the payment page, with the postal code of the first step kept and no field called wrong that nobody touched. */
  async findsAnUntouchedForm(postalCode = this.postalCode): Promise<void> {
    await expect(this.page.getByLabel(this.words.fields.postalCode, { exact: true })).toHaveValue(postalCode);
    await expect(this.page.getByText(this.words.cardLocked)).toBeVisible();
    await expect(this.page.locator('[aria-invalid="true"]')).toHaveCount(0);
  }

  /** Unfolds what a booking's page keeps below the visit. */
  opensAllDetails = () => this.presses(this.words.allDetails);

  get cardForm() {
    return this.page.frameLocator('#monerisCheckout-Frame');
  }

  async paysByCard(number = '4242 4242 4242 4242'): Promise<void> {
    const { card } = this.words;
    await this.cardForm.getByLabel(card.number).fill(number);
    await this.cardForm.getByLabel(card.expiry).fill('12/29');
    await this.cardForm.getByLabel(card.code).fill('123');
    await this.cardForm.getByRole('button', { name: card.pay }).click();
  }

  /** From a chosen appointment over the terms to the payment page. */
  async goesToPayment(): Promise<void> {
    await this.proceeds();
    await this.acceptsTerms();
    await this.isAt('/payment');
  }

  /** From the calendar to the payment page: a day, a time, a service, the terms. */
  async picksAndGoesToPayment(service: Service | RegExp = 'complete'): Promise<void> {
    await this.picksAppointment(service);
    await this.goesToPayment();
  }

  /** From the calendar to the confirmation, accepting the terms and paying by card. */
  async booksAndPays(change: Partial<Record<keyof Words['fields'], string>> = {}): Promise<void> {
    await this.picksAndGoesToPayment();
    await this.paysAndSubmits(change);
  }

  /** On the payment page, to the confirmation. */
  async paysAndSubmits(change: Partial<Record<keyof Words['fields'], string>> = {}): Promise<void> {
    await this.fillsCustomerForm(change);
    await this.paysByCard();
    await this.isTold(this.words.approved);
    await this.presses(this.words.submit);
    await this.isAt('/confirmation');
    await this.reads(this.words.success);
  }
}
