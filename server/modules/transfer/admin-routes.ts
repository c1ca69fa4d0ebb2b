import * as contract from '#contract/admin/data/transfer.ts';
import { addedOf } from '#domain/booking/fields.ts';
import { allFieldMessages, isAnyFieldMessage } from '#domain/settings/messages.ts';
import type { Deps } from '#server/deps.ts';
import { languageOf } from '#server/http/accept-language.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { perMinute } from '#server/http/rate-limits.ts';
import { exportData } from './export.ts';
import { importBookings } from './import.ts';
import { importReasons } from './parts/lines.ts';
import type { CustomerCheck } from './parts/write.ts';

export function transferAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(
    contract.exportFile,
    async ({ params, query, reply }, operator) => {
      const name = contract.exportNames.find((one) => params.file.startsWith(`${one}.`)) ?? 'bookings';
      const form = params.file.endsWith('.csv') ? 'csv' : 'json';
      const file = await exportData(deps, operator, {
        name,
        form,
        language: query.language ?? languageOf(reply.request),
      });
      reply.header('content-disposition', `attachment; filename="${file.name}"`).type(file.type);
      return file.body;
    },
    { action: 'transfer', ...perMinute(20) },
  );
  guarded(
    contract.importBookings,
    async ({ body, reply }, operator) => {
      const language = body.language ?? languageOf(reply.request);
      const asked = { ...body, approval: body.approval ?? null, language };
      return importBookings(deps, operator, asked, checkCustomer);
    },
    // In JSON a line break takes two bytes, and an accent may too.
    { action: 'transfer', ...perMinute(20), bodyLimit: 2 * contract.maxImportLength },
  );
}

/** The payment form's validation of a line, cell by cell. */
const checkCustomer: CustomerCheck = (cells) => {
  const told = contract.ImportedCustomer.safeParse({
    ...cells,
    postalCode: cells.postalCode?.toUpperCase(),
    billingStreet: cells.billingStreet || cells.address,
    billingPostalCode: cells.billingPostalCode || cells.postalCode,
    orderNo: cells.orderNo || undefined,
  });
  if (told.success) {
    const { orderNo: _orderNo, postalCode: _postalCode, phoneExtension, ...customer } = told.data;
    return {
      customer: {
        ...customer,
        phoneExtension: phoneExtension || null,
        ...addedOf(customer),
      },
      faults: [],
    };
  }
  const faults = told.error.issues.map(({ path, message }) => ({
    column: String(path[0]),
    reason:
      path[0] === 'email' && cells.email === ''
        ? importReasons['email-missing']
        : allFieldMessages[isAnyFieldMessage(message) ? message : 'invalid'],
  }));
  return { customer: null, faults };
};
