import { expect, it } from 'vitest';
import { escapeHtml } from './html.ts';

it('leaves nothing of a text that could end an element or an attribute', () => {
  expect(escapeHtml(`<b title="it's">R&D</b>`)).toBe('&#60;b title=&#34;it&#39;s&#34;&#62;R&#38;D&#60;/b&#62;');
  expect(escapeHtml('L’Échoppe 🪟, 5 $')).toBe('L’Échoppe 🪟, 5 $');
});
