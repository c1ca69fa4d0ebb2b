import * as contract from '#contract/admin/doctor.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { told } from './finding.ts';

export function doctorAdminRoutes({ guarded }: AdminApi, { runDoctor, clock }: Deps): void {
  guarded(
    contract.readDoctor,
    async ({ query: { language = 'en' } }) => {
      const findings = (await runDoctor()).map((finding) => told(finding, language));
      return { examinedAt: clock.now().toISOString(), findings };
    },
    { action: 'doctor' },
  );
}
