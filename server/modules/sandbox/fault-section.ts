import { escapeHtml } from '#domain/html.ts';
import { table } from './html.ts';
import type { SandboxMessages } from './messages.ts';
import { faultModes, faultyProviders, type OrderedFault } from './stores/faults.ts';

const modes = ['ok', ...faultModes] as const;

/** What each stand-in is ordered to do next, and a form to order something else. */
export function faultSection(faults: readonly OrderedFault[], text: SandboxMessages): string {
  const rows = faultyProviders.map((provider) => {
    const fault = faults.find((one) => one.provider === provider);
    const name = text[`provider-${provider}`];
    const state = fault
      ? `<td data-state="declined">${escapeHtml(text[`mode-${fault.mode}`])} × ${fault.remaining}</td>`
      : `<td data-state="approved">${text['mode-ok']}</td>`;
    return `<tr><th scope="row">${name}</th>${state}<td>${form(provider, name, fault, text)}</td></tr>`;
  });
  return table(text.faults, [text.service, text.next, text.orderFault], rows);
}

function form(provider: string, name: string, fault: OrderedFault | undefined, text: SandboxMessages): string {
  const options = modes.map((mode) => {
    const selected = mode === (fault?.mode ?? 'ok') ? ' selected' : '';
    return `<option value="${mode}"${selected}>${escapeHtml(text[`mode-${mode}`])}</option>`;
  });
  return `<form data-provider="${provider}">
<select name="mode" aria-label="${escapeHtml(`${name}: ${text.behaviour}`)}">${options.join('')}</select>
<input name="times" type="number" min="1" max="1000000" value="${fault?.remaining ?? 1}" required aria-label="${escapeHtml(`${name}: ${text.times}`)}">
<button type="submit">${text.apply}</button>
</form>`;
}
