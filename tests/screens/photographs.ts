import type { OwnPhotos } from '#contract/photos.ts';
import type { Visitor } from '#tests/e2e/support/visitor.ts';
import type { MockAnswer } from './answers.ts';

const at = (minute: number) => new Date(Date.UTC(2025, 9, 6, 13, minute)).toISOString();
const size = { width: 1600, height: 1200 };

/** Photographs of one visit, two of each kind. */
export const photographs: OwnPhotos['photos'] = [
  { id: '5b0f6a3e-7c1d-4e2f-9a8b-0c1d2e3f4a01', kind: 'before', at: at(2), ...size },
  { id: '5b0f6a3e-7c1d-4e2f-9a8b-0c1d2e3f4a02', kind: 'before', at: at(4), ...size },
  { id: '5b0f6a3e-7c1d-4e2f-9a8b-0c1d2e3f4a03', kind: 'after', at: at(41), ...size },
  { id: '5b0f6a3e-7c1d-4e2f-9a8b-0c1d2e3f4a04', kind: 'after', at: at(43), ...size },
];

/** A storefront in the light of the morning, drawn: no picture of anybody's. */
const storefront = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" width="1600" height="1200">
  <rect width="160" height="120" fill="#b4a48c"/><rect y="96" width="160" height="24" fill="#8d9194"/>
  <rect x="14" y="22" width="132" height="74" fill="#28353d"/>
  <rect x="19" y="27" width="52" height="64" fill="#9db4bf"/><rect x="75" y="27" width="40" height="64" fill="#b3c6cf"/>
  <rect x="119" y="27" width="22" height="64" fill="#88a1ad"/><rect x="14" y="12" width="132" height="8" fill="#3c2f2a"/>
  <path d="M19 27h30L19 76zM75 27h22L75 64z" fill="#d5e0e5" opacity=".6"/></svg>`;

/** Each photograph that a page asks for is that drawing. */
export const drawnPhoto = (call: string): MockAnswer => ({
  call,
  says: { body: storefront, contentType: 'image/svg+xml' },
});

/** All pictures have come, also those that are only loaded when they are near. */
export async function seesPhotos({ page }: Visitor, pictures: string): Promise<void> {
  for (const picture of await page.locator(pictures).all()) await picture.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll<HTMLImageElement>(selector)].every(
        ({ complete, naturalWidth }) => complete && naturalWidth > 0,
      ),
    pictures,
  );
}
